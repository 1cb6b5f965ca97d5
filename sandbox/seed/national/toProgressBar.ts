interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30;

/** Reports progress to a terminal as a bar that stays in its line, to anything else as a line per percent. */
export const toProgressBar = (output: Output): ((done: number, total: number) => void) => {
  let printed = -1;
  return (done, total) => {
    const percent = Math.floor((100 * done) / total);
    if (output.isTTY) {
      const filled = Math.round((WIDTH * done) / total);
      const bar = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}`;
      output.write(`\r[${bar}] ${percent} % (${done} of ${total} sectors)${done === total ? '\n' : ''}`);
    } else if (percent > printed) output.write(`${percent} % (${done} of ${total} sectors)\n`);
    printed = percent;
  };
};
