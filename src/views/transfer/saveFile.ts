/** How long the browser may take to start a download before the file is let go. */
const RELEASE_MS = 60_000;

/** Hands a file to the browser to be saved. */
export const saveFile = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
};
