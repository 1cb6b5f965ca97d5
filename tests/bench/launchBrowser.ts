import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromiumPath, isRoot } from '../support/chromium.mjs';

export const launchBrowser = async (...args: readonly string[]): Promise<Browser> => {
  const executablePath = chromiumPath();
  return chromium.launch({
    args: [...args, ...(isRoot() ? ['--no-sandbox'] : [])],
    ...(executablePath !== undefined && { executablePath }),
  });
};
