// Dates in the visitor's language and time zone. Without this script the page
// shows them in UTC.

import { LOCALE } from './texts.js';

const FORMAT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

for (const element of document.querySelectorAll('time[datetime]')) {
  const date = new Date(element.getAttribute('datetime') ?? '');
  if (!Number.isNaN(date.getTime())) element.textContent = FORMAT.format(date);
}
