// One Chromium for a test file, and pages in it that report their faults.

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const CANDIDATES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The sizes that pages are looked at in. */
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export async function launch() {
  const executablePath = CANDIDATES.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('no Chromium found: install it, or set CHROMIUM');
  // Containers run the tests as root, where Chromium's sandbox cannot work.
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/**
 * A fresh visitor: no cookies, nothing remembered.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions & { isPhone?: boolean }} [options]
 */
export async function visitor(browser, { isPhone = false, ...options } = {}) {
  const shape = isPhone
    ? { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
    : { viewport: DESKTOP };
  return browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...shape, ...options });
}

/**
 * A page whose errors are collected: a test looks at them at its end.
 * @param {import('playwright-core').BrowserContext} context
 */
export async function openPage(context) {
  const page = await context.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}
