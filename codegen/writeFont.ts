import { writeFile } from 'node:fs/promises';
import { makeFonts } from './makeFonts.ts';

// `node --import tsx codegen/writeFont.ts`: for a new version of Inter, or another set of letters.
for (const [name, font] of Object.entries(await makeFonts())) {
  await writeFile(`src/ui/fonts/${name}`, font);
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} KiB`);
}
