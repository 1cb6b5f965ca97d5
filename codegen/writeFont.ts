import { writeFile } from 'node:fs/promises';
import { makeFont } from './makeFont.ts';

// `npm run font`: for a new version of Inter, or another set of letters.
const TARGET = 'src/ui/fonts/inter.woff2';

const font = await makeFont();
await writeFile(TARGET, font);
console.log(`${TARGET}: ${(font.length / 1024).toFixed(1)} KiB`);
