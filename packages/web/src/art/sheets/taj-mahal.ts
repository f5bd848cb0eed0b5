import { sheet } from '../sheet.ts';

/** Taj Mahal: the court and the pieces on the map. */
export const tajMahal = sheet({
  'court-vizier':
    '<path fill="var(--cut,#fff)" stroke="currentColor" stroke-width="1.4" d="M7.2 11.5h9.6v4.2c0 3-2 5-4.8 5s-4.8-2-4.8-5z"/><path fill="currentColor" d="M6.5 14.6c1.5 1.9 3.2 2.3 4 1.5.7-.6 2.3-.6 3 0 .8.8 2.5.4 4-1.5.2 4.8-2.2 9-5.5 9s-5.7-4.2-5.5-9z"/><path fill="currentColor" d="M3.3 10.2C3.3 5.8 7 3.2 12 3.2s8.7 2.6 8.7 7c0 1.7-1.2 2.8-2.9 2.8H6.2c-1.7 0-2.9-1.1-2.9-2.8z"/><path fill="currentColor" d="M12.2 4.5c-1.7-1.7-1-3.7 1.6-4.3 1.3 1.5.6 3.6-1.6 4.3z"/><path d="M4.6 9.3c3.6.5 6.6-.5 8.2-3M7.2 12.6c4.6-.2 8.6-1.9 10.8-5.5" fill="none" stroke="var(--cut,#fff)" stroke-width="1.3" stroke-linecap="round"/><circle cx="13" cy="6.6" r="1.7" fill="var(--cut,#fff)"/><circle cx="13" cy="6.6" r=".7" fill="currentColor"/>',
  'court-general':
    '<path fill="var(--cut,#fff)" stroke="currentColor" stroke-width="1.4" d="M7 12h10v4.5c0 3-2.1 5.3-5 5.3s-5-2.3-5-5.3z"/><path fill="currentColor" d="M12 .3l1.3 3.5c3.9.6 6.4 3.5 6.4 7.5v1.4H4.3v-1.4c0-4 2.5-6.9 6.4-7.5z"/><path fill="currentColor" d="M4.3 12.5h3.3v7.8c0 1.5-3.3 1.8-3.3-.2zM19.7 12.5h-3.3v7.8c0 1.5 3.3 1.8 3.3-.2zM11.1 12h1.8v4.8h-1.8z"/><path fill="currentColor" d="M12 17.2c1.1.2 1.9 1 3.6.6-.8 1.9-2.7 2-3.6.9-.9 1.1-2.8 1-3.6-.9 1.7.4 2.5-.4 3.6-.6z"/><path d="M4.6 10.3h14.8" stroke="var(--cut,#fff)" stroke-width="1.3"/><path d="M12 4.8v3.7" stroke="var(--cut,#fff)" stroke-width="1.3" stroke-linecap="round"/>',
  'court-monk':
    '<circle cx="12" cy="5.6" r="3.9" fill="currentColor"/><path fill="currentColor" d="M12 10.3c-4 0-6 2.6-6.5 6.2l-3.7 2.4c-1.5 1-.9 3.6 1.1 3.6h18.2c2 0 2.6-2.6 1.1-3.6l-3.7-2.4c-.5-3.6-2.5-6.2-6.5-6.2z"/><path d="M9.2 11.3c1.4 2.7 3.7 4.5 7.3 5.4M6.3 19.2c2.2-.2 4-.7 5.7-1.9 1.7 1.2 3.5 1.7 5.7 1.9" fill="none" stroke="var(--cut,#fff)" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'court-princess':
    '<path fill="currentColor" d="M12 1.2c-5.2 0-7.3 3.9-7.3 8.3 0 5-1.3 8.6-3 13.3h20.6c-1.7-4.7-3-8.3-3-13.3 0-4.4-2.1-8.3-7.3-8.3z"/><path fill="var(--cut,#fff)" d="M12 5.8c-3 0-4.5 2.1-4.5 5 0 3.3 2 6 4.5 6s4.5-2.7 4.5-6c0-2.9-1.5-5-4.5-5z"/><path fill="currentColor" d="M7.2 11.6c-.1-3.9 1.7-6.3 4.8-6.3s4.9 2.4 4.8 6.3c-2.6-.3-4.1-1.7-4.8-3.7-.7 2-2.2 3.4-4.8 3.7z"/><circle cx="12" cy="10.6" r=".95" fill="currentColor"/><path d="M10.6 14.3c.9.7 1.9.7 2.8 0" fill="none" stroke="currentColor" stroke-width="1.1" stroke-linecap="round"/><path d="M7.6 19c2.7 2 6.1 2 8.8 0" fill="none" stroke="var(--cut,#fff)" stroke-width="1.5" stroke-linecap="round" stroke-dasharray=".1 2.3"/><path d="M12 2.3l1.1 1.4L12 5.1l-1.1-1.4z" fill="var(--cut,#fff)"/>',
  // Without an owner, as in a sentence of the rules, it is drawn in the text colour.
  palace: [
    '0 0 44 48',
    '<path d="M22 1.5v6M5 10.5v5M39 10.5v5" stroke="var(--pc-d,currentColor)" stroke-width="2.2" stroke-linecap="round"/><path d="M22 5.5c7.5 3.6 10.5 7 10.5 12.5h-21c0-5.5 3-8.9 10.5-12.5z" fill="var(--pc,transparent)" stroke="var(--pc-d,currentColor)" stroke-width="2"/><path d="M2 18.5c0-2.6 1.2-4.3 3-5.2 1.8.9 3 2.6 3 5.2V43H2zM36 18.5c0-2.6 1.2-4.3 3-5.2 1.8.9 3 2.6 3 5.2V43h-6z" fill="var(--pc,transparent)" stroke="var(--pc-d,currentColor)" stroke-width="2"/><path d="M8 17.5h28V43H8z" fill="var(--pc,transparent)" stroke="var(--pc-d,currentColor)" stroke-width="2"/><path d="M2 22h6M36 22h6" stroke="var(--pc-d,currentColor)" stroke-width="1.6"/><rect x="1" y="41.5" width="42" height="5" rx="1.8" fill="var(--pc-d,currentColor)"/>',
  ],
  fortress: [
    '0 0 44 44',
    '<path d="M4 9V4h7v4h5V4h12v4h5V4h7v5l-2 3v20l2 3v5H4v-5l2-3V12z" fill="var(--fort-wall,#B4634B)" stroke="var(--fort-line,#7A3325)" stroke-width="1.8" stroke-linejoin="round"/><path d="M6 12.5h32M6 31.5h32" stroke="#7A3325" stroke-width="1" opacity=".55"/>',
  ],
});
