import { allowFixedMarkup } from './app/allowFixedMarkup.ts';
import { createServices } from './app/createServices.ts';
import { loadClubArea } from './app/loadClubArea.ts';
import { isVisitor, isWithSession, readSettings } from './app/readSettings.ts';
import { reloadAfterDeployment } from './app/reloadAfterDeployment.ts';
import { replaceBlockedStorage } from './app/replaceBlockedStorage.ts';
import { showLoadFailure } from './app/showLoadFailure.ts';

allowFixedMarkup();
replaceBlockedStorage(window);
reloadAfterDeployment(window);
const services = createServices(readSettings(document, location));

const [, clubId] = /^\/(\d+)(?:\/|$)/.exec(location.pathname) ?? [];

/** Reads the copy of the opened club while the code is on its way. */
const readCopy = (): void => {
  const owner = clubId === undefined ? null : services.copyOwner(clubId);
  if (owner) void services.copy.read(owner);
};

/** The session is taken up first, so that no page is refused to a user who is logged in. */
const start = async (): Promise<void> => {
  const code = import('./app/draw.tsx').then(({ draw }) => draw);
  const restored = services.session.restore().then(readCopy);
  // A failure to load is shown in its place.
  if (clubId !== undefined && isWithSession(localStorage)) loadClubArea().catch(() => undefined);
  const draw = await code;
  if (!isVisitor(location.pathname, localStorage)) await restored;
  draw(services);
};

start().catch(() => showLoadFailure(document));
