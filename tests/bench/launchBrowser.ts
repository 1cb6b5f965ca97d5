import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromiumPath, isRoot } from '../support/chromium.mjs';

export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = chromiumPath();
  return chromium.launch({
    args: isRoot() ? ['--no-sandbox'] : [],
    ...(executablePath !== undefined && { executablePath }),
  });
};
