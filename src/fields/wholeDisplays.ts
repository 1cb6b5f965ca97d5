import { FilesDisplay, ImageDisplay } from './files/FilesDisplay.tsx';
import { laterDisplays } from './laterDisplays.tsx';
import { CollectionDisplay } from './rows/CollectionDisplay.tsx';

// Imported by what shows whole records: nothing there waits for the code of a display.
laterDisplays.collection.hold?.(CollectionDisplay);
laterDisplays.files.hold?.(FilesDisplay);
laterDisplays.image.hold?.(ImageDisplay);
