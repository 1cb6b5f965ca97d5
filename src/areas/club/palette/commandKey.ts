/** The key that goes with a letter on this machine: ⌘ on Apple's, else Ctrl. */
export const commandKey = (platform: string = navigator.platform): 'meta' | 'ctrl' =>
  /^(?:Mac|iP)/.test(platform) ? 'meta' : 'ctrl';
