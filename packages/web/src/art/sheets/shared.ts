import { sheet } from '../sheet.ts';

/** What several games show: players, stones, goods, gains and the pieces of the shell. */
export const shared = sheet({
  'player-elephant':
    '<path fill="currentColor" d="M2 13.4C2 9 5.3 6 9.9 6c1.8 0 3.3.3 4.5.9.8-1.3 2.3-2 3.9-1.8 2.6.3 4.2 2.5 4.2 5.5v6c0 1.9-1.1 3.1-2.7 3.1-1.1 0-2-.5-2.5-1.3l1.5-1.2c.2.3.5.4.8.4.5 0 .7-.4.7-1.1v-2.2c-.6.5-1.3.7-2.1.8-.7.1-1 .4-1 1.1V21h-3.6v-4.6H8.4V21H4.8v-4.8c-.6-.6-1-1.3-1.2-2-.3.7-.4 1.5-.4 2.6H1.6c0-1.3.1-2.5.4-3.4Z"/><circle cx="18.8" cy="9.3" r="1" fill="var(--cut,#FFFCF5)"/><path d="M13.4 7.8c-1.5 2.4-1 5.4 1.3 6.3" stroke="var(--cut,#FFFCF5)" stroke-linecap="round" stroke-linejoin="round" fill="none" stroke-width="1.3"/>',
  'player-tiger':
    '<path fill="currentColor" d="M3.2 6.4c-.1-2.4 1.4-3.9 3.4-3.7 1.2.1 2.2.7 2.9 1.6.8-.2 1.6-.3 2.5-.3s1.7.1 2.5.3c.7-.9 1.7-1.5 2.9-1.6 2-.2 3.5 1.3 3.4 3.7 0 .9-.3 1.7-.7 2.3.8 1.3 1.2 2.8 1.2 4.4 0 5-3.8 8.7-9.3 8.7S2.7 18.1 2.7 13.1c0-1.6.4-3.1 1.2-4.4-.4-.6-.7-1.4-.7-2.3Z"/><g stroke="var(--cut,#FFFCF5)" stroke-linecap="round" stroke-linejoin="round" fill="none" stroke-width="1.5"><path d="M12 5.3v3.2M8.9 5.8l.8 2.4M15.1 5.8l-.8 2.4M3.9 13.3l2.6.5M20.1 13.3l-2.6.5M4.8 17l2.3-.5M19.2 17l-2.3-.5"/></g><g fill="var(--cut,#FFFCF5)"><circle cx="8.8" cy="11.6" r="1.3"/><circle cx="15.2" cy="11.6" r="1.3"/><path d="M9.7 14.7h4.6L12 17.2Z"/></g><path d="M12 17v1.2m0 0c-.6 1-1.7 1.2-2.6.8M12 18.2c.6 1 1.7 1.2 2.6.8" stroke="var(--cut,#FFFCF5)" stroke-linecap="round" stroke-linejoin="round" fill="none" stroke-width="1.1"/>',
  'player-peacock':
    '<g transform="rotate(-64 12 19.5)"><path d="M12 19.5C9.4 13.5 8.6 9.5 8.8 6.3 9 3.3 10.3 1.3 12 1.3s3 2 3.2 5c.2 3.2-.6 7.2-3.2 13.2Z" fill="currentColor" stroke="var(--cut,#FFFCF5)" stroke-width=".7"/><circle cx="12" cy="5.7" r="1.7" fill="var(--cut,#FFFCF5)"/><circle cx="12" cy="5.9" r=".7" fill="currentColor"/></g><g transform="rotate(-32 12 19.5)"><path d="M12 19.5C9.4 13.5 8.6 9.5 8.8 6.3 9 3.3 10.3 1.3 12 1.3s3 2 3.2 5c.2 3.2-.6 7.2-3.2 13.2Z" fill="currentColor" stroke="var(--cut,#FFFCF5)" stroke-width=".7"/><circle cx="12" cy="5.7" r="1.7" fill="var(--cut,#FFFCF5)"/><circle cx="12" cy="5.9" r=".7" fill="currentColor"/></g><g transform="rotate(0 12 19.5)"><path d="M12 19.5C9.4 13.5 8.6 9.5 8.8 6.3 9 3.3 10.3 1.3 12 1.3s3 2 3.2 5c.2 3.2-.6 7.2-3.2 13.2Z" fill="currentColor" stroke="var(--cut,#FFFCF5)" stroke-width=".7"/><circle cx="12" cy="5.7" r="1.7" fill="var(--cut,#FFFCF5)"/><circle cx="12" cy="5.9" r=".7" fill="currentColor"/></g><g transform="rotate(32 12 19.5)"><path d="M12 19.5C9.4 13.5 8.6 9.5 8.8 6.3 9 3.3 10.3 1.3 12 1.3s3 2 3.2 5c.2 3.2-.6 7.2-3.2 13.2Z" fill="currentColor" stroke="var(--cut,#FFFCF5)" stroke-width=".7"/><circle cx="12" cy="5.7" r="1.7" fill="var(--cut,#FFFCF5)"/><circle cx="12" cy="5.9" r=".7" fill="currentColor"/></g><g transform="rotate(64 12 19.5)"><path d="M12 19.5C9.4 13.5 8.6 9.5 8.8 6.3 9 3.3 10.3 1.3 12 1.3s3 2 3.2 5c.2 3.2-.6 7.2-3.2 13.2Z" fill="currentColor" stroke="var(--cut,#FFFCF5)" stroke-width=".7"/><circle cx="12" cy="5.7" r="1.7" fill="var(--cut,#FFFCF5)"/><circle cx="12" cy="5.9" r=".7" fill="currentColor"/></g><path d="M12 23c-2.6 0-4.1-1.7-3.7-4 .3-1.9 2-2.5 2.1-4.6.1-1.4.5-2.4 1.6-2.4s1.5 1 1.6 2.4c.1 2.1 1.8 2.7 2.1 4.6.4 2.3-1.1 4-3.7 4Z" fill="var(--cut,#FFFCF5)"/>',
  'player-cobra':
    '<path d="M20.8 20.8H7.2c-2.4 0-3.9-1.3-3.9-3.1s1.5-3 3.9-3h5c1.6 0 2.3-.8 2.3-2.2V9" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" fill="none"/><path d="M12.6 1h4.2c3 0 5.2 1.4 5.8 3.4-1.1.9-2.6 1.3-4.5 1.3.2.7.3 1.4.3 2.1 0 3.2-1.8 6-3.7 7.6-3.3-1.7-6.3-4.4-6.3-8.6C8.4 3.3 10 1 12.6 1Z" fill="currentColor"/><circle cx="17.2" cy="3.3" r="1.1" fill="var(--cut,#FFFCF5)"/><path d="M11 8.3c1.7.6 3.2.6 4.7 0M12 11.3c1 .3 1.9.3 2.8 0" stroke="var(--cut,#FFFCF5)" stroke-linecap="round" stroke-linejoin="round" fill="none" stroke-width="1.3"/>',
  'player-lotus':
    '<path fill="currentColor" d="M12 3c2.6 2.4 3.9 5 3.9 8 1.4-1.3 3-2.2 5-2.5.5 5.5-2.6 11.3-8.9 11.3S2.6 14 3.1 8.5c2 .3 3.6 1.2 5 2.5 0-3 1.3-5.6 3.9-8z"/><path d="M8.1 11c.3 3.3 1.6 6.3 3.9 8.5 2.3-2.2 3.6-5.2 3.9-8.5" fill="none" stroke="var(--cut,#fff)" stroke-width="1.3"/>',
  'motif-wave':
    '<path d="M1.5 8.5c2.6-3.4 4.7-3.4 7 0s4.4 3.4 7 0 4.6-3.4 7 0M1.5 16c2.6-3.4 4.7-3.4 7 0s4.4 3.4 7 0 4.6-3.4 7 0" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" fill="none"/>',
  'motif-leaf':
    '<path d="M21 2.5C9.5 3 3.5 8 3.5 14.5c0 1.7.5 3.4 1.4 4.6C7 14 10.5 10.5 15.5 8.5 11 11.5 8 15.3 6.2 20.5c1.3.7 2.8 1 4.3 1C17.5 21.5 21.5 14.5 21 2.5Z" fill="currentColor"/>',
  'motif-sun':
    '<circle cx="12" cy="12" r="4.8" fill="currentColor"/><g stroke="currentColor" stroke-width="2.5" stroke-linecap="round"><path transform="rotate(0 12 12)" d="M12 4.3V1.9"/><path transform="rotate(45 12 12)" d="M12 4.3V1.9"/><path transform="rotate(90 12 12)" d="M12 4.3V1.9"/><path transform="rotate(135 12 12)" d="M12 4.3V1.9"/><path transform="rotate(180 12 12)" d="M12 4.3V1.9"/><path transform="rotate(225 12 12)" d="M12 4.3V1.9"/><path transform="rotate(270 12 12)" d="M12 4.3V1.9"/><path transform="rotate(315 12 12)" d="M12 4.3V1.9"/></g>',
  'motif-star':
    '<path d="M12 .8 14.6 5.7 19.9 4.1 18.3 9.4 23.2 12 18.3 14.6 19.9 19.9 14.6 18.3 12 23.2 9.4 18.3 4.1 19.9 5.7 14.6.8 12 5.7 9.4 4.1 4.1 9.4 5.7Z" fill="currentColor"/>',
  'motif-rose':
    '<g fill="currentColor"><circle cx="12" cy="6" r="4.2"/><circle cx="17.7" cy="10.2" r="4.2"/><circle cx="15.5" cy="16.9" r="4.2"/><circle cx="8.5" cy="16.9" r="4.2"/><circle cx="6.3" cy="10.2" r="4.2"/></g><circle cx="12" cy="12" r="2.7" fill="var(--cut,#fff)"/>',
  'motif-marble':
    '<path d="M12 2l10 10-10 10L2 12z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 7.5l4.5 4.5-4.5 4.5L7.5 12z" fill="currentColor"/>',
  'good-rice':
    '<path d="M4 11.5c.6-4.5 4-7.7 8-7.7s7.4 3.2 8 7.7z" fill="#FFF7E3" stroke="#8A6A33" stroke-width="1.5"/><path d="M9 8.4l1.4-.9M13.6 6.8l.6 1.5M15.8 9.6l1.3-.7M11.6 9.9l1.5-.2M7.4 10.4l.9-.7" stroke="#B08A45" stroke-width="1.3" stroke-linecap="round"/><path d="M2 11.3h20c0 5.2-3.3 8-6.3 9.2H8.3C5.3 19.3 2 16.5 2 11.3z" fill="var(--rice,#B98A3E)"/><path d="M3.2 14.2h17.6" stroke="#FFF7E3" stroke-width="1.3" opacity=".8"/>',
  'good-tea':
    '<path d="M3.5 10h14v4.5c0 3.9-3 6.5-7 6.5s-7-2.6-7-6.5z" fill="var(--tea,#4E7F45)"/><path d="M17.5 11.5h1.6c1.6 0 2.7 1 2.7 2.5s-1.1 2.6-2.7 2.6h-2.2" fill="none" stroke="var(--tea,#4E7F45)" stroke-width="2"/><path d="M7.2 7.6c-1.2-1.5 1.2-2.6 0-4.3M11.2 7.6c-1.2-1.5 1.2-2.6 0-4.3M15 7.6c-1.2-1.5 1.2-2.6 0-4.3" fill="none" stroke="var(--tea-steam,#7FA36E)" stroke-width="1.6" stroke-linecap="round"/><path d="M10.5 18.5c-2.6-.6-3.3-3.4-2-5.7 2.7.3 4.2 2.8 2 5.7z" fill="#E3EFD5"/>',
  'good-spice':
    '<path d="M17.3 6.2c3.3 1.6 3.8 5.9 1.6 9.3C16.2 19.7 10 22.5 2.5 21.4c5.3-1.6 7.1-5 8.2-9 .9-3.5 3.1-7.6 6.6-6.2z" fill="var(--spice,#C4412A)"/><path d="M14.2 10.2c-1 3.2-2.2 5.8-5 8" stroke="#F2A38C" stroke-width="1.5" fill="none" stroke-linecap="round"/><path d="M12.7 8.1c1-2.8 4.5-3.8 7.2-1.7-2 .1-2.9.7-3.6 1.7-1.1-.8-2.3-.8-3.6 0z" fill="var(--tea,#4E7F45)"/><path d="M16.6 5.5c.1-1.6.8-2.7 2.2-3.5" stroke="var(--tea,#4E7F45)" stroke-width="1.9" fill="none" stroke-linecap="round"/>',
  'good-gems':
    '<path d="M6.5 3.5h11L22.5 9 12 21.5 1.5 9z" fill="#2C78B5"/><path d="M6.5 3.5L8.3 9 12 21.5 15.7 9l1.8-5.5M1.5 9h21M8.3 9L12 3.7 15.7 9" fill="none" stroke="#CDE6F6" stroke-width="1.2" stroke-linejoin="round"/>',
  'good-silk':
    '<path d="M3 5.5h13v9H3z" fill="#B0447A"/><path d="M3 14.5h13c2.5 0 3.5 1.3 3.5 3.2S18.5 21 16 21H6c-2 0-3-1.3-3-3.2z" fill="#8E2F60"/><ellipse cx="18.3" cy="10" rx="3.2" ry="4.6" fill="#D77BA8"/><path d="M18.3 7.4c1.4 1 1.4 4.2 0 5.2-1-.8-1-2.6-.2-3.4" fill="none" stroke="#8E2F60" stroke-width="1.2"/><path d="M6.4 5.5v9M10.4 5.5v9" stroke="#F0C6DB" stroke-width="1.2"/><path d="M4 18.2h13" stroke="#F0C6DB" stroke-width="1.2" stroke-dasharray="1.5 1.5"/>',
  coin: '<circle cx="12" cy="12" r="11" fill="var(--coin,#EBC25A)" stroke="var(--coin-rim,#8E661A)" stroke-width="1.6"/><circle cx="12" cy="12" r="8.3" fill="none" stroke="var(--coin-rim,#8E661A)" stroke-width=".8" stroke-dasharray="1.2 1.2" opacity=".75"/>',
  'coin-minted':
    '<circle cx="12" cy="12" r="10.2" fill="#E0B64B" stroke="#9A6E17" stroke-width="1.6"/><circle cx="12" cy="12" r="6.8" fill="none" stroke="#9A6E17" stroke-width="1.2" stroke-dasharray="1.2 1.7"/><path d="M12 7.6l1.2 3.1 3.2.2-2.5 2.1.8 3.2-2.7-1.8-2.7 1.8.8-3.2-2.5-2.1 3.2-.2z" fill="#9A6E17"/>',
  'fame-crown':
    '<path fill="currentColor" d="M3.2 18.4 1.7 7.6l5.4 4L12 2.8l4.9 8.8 5.4-4-1.5 10.8Z"/><path fill="currentColor" d="M3.2 19.4h17.6v2.8H3.2z"/><g fill="var(--cut,#FFFCF5)"><circle cx="12" cy="14.3" r="1.9"/><circle cx="6.9" cy="15.5" r="1.1"/><circle cx="17.1" cy="15.5" r="1.1"/></g>',
  'fame-star':
    '<path d="M12 1.2l3.1 6.6 7.2.9-5.3 5 1.4 7.1L12 17.3l-6.4 3.5L7 13.7 1.7 8.7l7.2-.9z" fill="#C8452B"/><path d="M12 5.6l1.9 4 4.3.5-3.2 3 .9 4.3L12 15.3l-3.9 2.1.9-4.3-3.2-3 4.3-.5z" fill="#F2B49E" opacity=".85"/>',
  karma:
    '<g fill="currentColor" stroke="var(--cut,#FFFCF5)" stroke-width=".9" stroke-linejoin="round"><path d="M.9 11.4c1.9-.8 4-.6 5.5.3.2 3.5 2 6.3 4.8 8.1C5.5 21.2.9 17.4.9 11.4Zm22.2 0c-1.9-.8-4-.6-5.5.3-.2 3.5-2 6.3-4.8 8.1 5.7 1.4 10.3-2.4 10.3-8.4Z"/><path d="M4.4 6.2c2.4.5 4.2 1.7 5.2 3.3-1 3.7-.4 7.4 1.8 10.3C6 18.9 2.7 13.7 4.4 6.2Zm15.2 0c-2.4.5-4.2 1.7-5.2 3.3 1 3.7.4 7.4-1.8 10.3 5.4-.9 8.7-6.1 7-13.6Z"/><path d="M12 2.6c3 3 4.3 6.2 3.9 9.9-.3 2.9-1.7 5.4-3.9 7.4-2.2-2-3.6-4.5-3.9-7.4-.4-3.7.9-6.9 3.9-9.9Z"/></g>',
  'karma-flower':
    '<path d="M12 3.2c3 2.7 4.2 6 4.2 9.3 0 2.7-1.4 5.2-4.2 7.3-2.8-2.1-4.2-4.6-4.2-7.3 0-3.3 1.2-6.6 4.2-9.3z" fill="#E58BAE"/><path d="M1.5 10.5c4-.2 7.1 1.3 8.6 3.8 1.1 1.8 1.6 3.7 1.9 5.5-5.8.6-10-3.3-10.5-9.3zM22.5 10.5c-4-.2-7.1 1.3-8.6 3.8-1.1 1.8-1.6 3.7-1.9 5.5 5.8.6 10-3.3 10.5-9.3z" fill="#C95A88"/><path d="M5 5.7c2.3.6 3.7 1.8 4.2 3.2M19 5.7c-2.3.6-3.7 1.8-4.2 3.2" stroke="#E58BAE" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M5.5 21.3h13" stroke="#3E7C8F" stroke-width="1.8" stroke-linecap="round"/>',
  'die-any':
    '<g><path d="M12 1H6a5 5 0 0 0-5 5v6h11Z" fill="var(--lapis)"/><path d="M12 1h6a5 5 0 0 1 5 5v6H12Z" fill="var(--emerald)"/><path d="M1 12v6a5 5 0 0 0 5 5h6V12Z" fill="var(--carnelian)"/><path d="M23 12v6a5 5 0 0 1-5 5h-6V12Z" fill="var(--amethyst)"/></g>',
  'die-flat':
    '<rect x="1" y="1" width="22" height="22" rx="5.5" fill="var(--stone)" stroke="var(--stone-deep)" stroke-width="1"/>',
  'marker-round': '<circle cx="12" cy="12" r="11" fill="var(--pc)" stroke="#FFFCF5" stroke-width="1.8"/>',
  'marker-octagon': '<path d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9Z" fill="var(--pc)" stroke="#F3D27A" stroke-width="1.8"/>',
  worker: [
    '0 0 32 36',
    '<path d="M16 13.5c7.6 0 12 5.5 12.7 17.7.1 2-1 3.3-3 3.3H6.3c-2 0-3.1-1.3-3-3.3C4 19 8.4 13.5 16 13.5Z" fill="var(--pc)" stroke="var(--pc-edge,#FFFCF5)" stroke-width="1.6"/><circle cx="16" cy="10.8" r="5.3" fill="#C98F5E" stroke="var(--pc-edge,#FFFCF5)" stroke-width="1"/><path d="M8.9 9.7c-.8-5 2.6-8.7 7.1-8.7s7.9 3.7 7.1 8.7c-2.1-1.5-4.5-2.2-7.1-2.2s-5 .7-7.1 2.2Z" fill="var(--pc)" stroke="var(--pc-edge,#FFFCF5)" stroke-width="1.4"/><circle cx="16" cy="5" r="1.5" fill="#F1CE6C"/>',
  ],
  boat: [
    '0 0 36 36',
    '<path d="M17 2.5h2v22h-2z" fill="#6B4A2B"/><path d="M20 3.5c8.5 3 12.5 9.5 12.8 19.5H20Z" fill="#FFFCF5" stroke="var(--pc)" stroke-width="1.8"/><path d="M16 6.5c-6 3.5-9.5 9-10.5 16.5H16Z" fill="var(--pc)"/><path d="M2 25h32c-1 5.8-4.5 9-9.8 9H12c-5.4 0-9-3.2-10-9Z" fill="var(--pc)" stroke="#FFFCF5" stroke-width="1.4"/><path d="M5 28.5h26" stroke="#FFFCF5" stroke-width="1" opacity=".7"/>',
  ],
  taj: [
    '0 0 48 40',
    '<path d="M24 2v4M4.5 8v3M43.5 8v3" stroke="#8A6A33" stroke-width="1.6" stroke-linecap="round"/><path d="M24 5c6 3.2 8.5 6 8.5 10.5h-17C15.5 11 18 8.2 24 5z" fill="#fff" stroke="#8A6A33" stroke-width="1.5"/><path d="M2.5 14c0-1.8.8-3 2-3.7 1.2.7 2 1.9 2 3.7v21h-4zM41.5 14c0-1.8.8-3 2-3.7 1.2.7 2 1.9 2 3.7v21h-4z" fill="#fff" stroke="#8A6A33" stroke-width="1.5"/><path d="M10 17h28v18H10z" fill="#fff" stroke="#8A6A33" stroke-width="1.5"/><path d="M19.5 35v-8c0-3 2-4.8 4.5-6 2.5 1.2 4.5 3 4.5 6v8zM12.8 35v-5c0-1.7.9-2.7 1.9-3.2 1 .5 1.9 1.5 1.9 3.2v5zM31.4 35v-5c0-1.7.9-2.7 1.9-3.2 1 .5 1.9 1.5 1.9 3.2v5z" fill="#D8B78A" stroke="#8A6A33" stroke-width="1.2"/><rect x="1" y="34.5" width="46" height="4" rx="1.5" fill="#8A6A33"/>',
  ],
  'court-crown':
    '<path fill="currentColor" d="M2.6 8.6l4.9 4L12 4.8l4.5 7.8 4.9-4-1.8 9.9H4.4z"/><rect x="4" y="19.2" width="16" height="2.8" rx="1.2" fill="currentColor"/><circle cx="2.6" cy="7.3" r="1.7" fill="currentColor"/><circle cx="21.4" cy="7.3" r="1.7" fill="currentColor"/><circle cx="12" cy="3.4" r="2" fill="currentColor"/><path d="M12 11.7l1.7 2.3-1.7 2.3-1.7-2.3z" fill="var(--cut,#fff)"/><circle cx="7.5" cy="15.7" r="1" fill="var(--cut,#fff)"/><circle cx="16.5" cy="15.7" r="1" fill="var(--cut,#fff)"/>',
  'court-elephant':
    '<path fill="currentColor" d="M9.5 9.2h8.2c3 0 5 2 5 5.2v7.4h-4v-4.5h-4.4v4.5h-4v-5.2c-.9 0-1.8-.2-2.5-.6-.6 1-.8 1.9-.8 3 0 1.8-1.1 3-2.7 3-1.3 0-2.3-.8-2.7-2l1.5-.5c.2.5.6.8 1 .8.6 0 .9-.5.9-1.3 0-1.4-.2-2.6-.6-3.8C3.4 14.2 2.6 12.8 2.6 11.2c0-2.6 2-4.6 4.5-4.6 1 0 1.8.3 2.4.8z"/><path d="M10.6 9.8c.9 2.7.1 5.2-2.6 6" fill="none" stroke="var(--cut,#fff)" stroke-width="1.3" stroke-linecap="round"/><circle cx="5.9" cy="10.3" r=".95" fill="var(--cut,#fff)"/><path d="M3.5 14.4c-1 .6-2 .6-2.9 0" stroke="currentColor" stroke-width="1.4" fill="none" stroke-linecap="round"/><path fill="currentColor" d="M12.2 8.6V5.2h1.3v1.9h3.3V5.2h1.3v3.4zM10.9 5.4l4.2-4.2 4.3 4.2z"/>',
  'pips-1': ['0 0 100 100', '<g fill="var(--pip,#FFFCF5)"><circle cx="50" cy="50" r="9.5"/></g>'],
  'pips-2': [
    '0 0 100 100',
    '<g fill="var(--pip,#FFFCF5)"><circle cx="27" cy="27" r="9.5"/><circle cx="73" cy="73" r="9.5"/></g>',
  ],
  'pips-3': [
    '0 0 100 100',
    '<g fill="var(--pip,#FFFCF5)"><circle cx="25" cy="25" r="9.5"/><circle cx="50" cy="50" r="9.5"/><circle cx="75" cy="75" r="9.5"/></g>',
  ],
  'pips-4': [
    '0 0 100 100',
    '<g fill="var(--pip,#FFFCF5)"><circle cx="27" cy="27" r="9.5"/><circle cx="73" cy="27" r="9.5"/><circle cx="27" cy="73" r="9.5"/><circle cx="73" cy="73" r="9.5"/></g>',
  ],
  'pips-5': [
    '0 0 100 100',
    '<g fill="var(--pip,#FFFCF5)"><circle cx="26" cy="26" r="9.5"/><circle cx="74" cy="26" r="9.5"/><circle cx="50" cy="50" r="9.5"/><circle cx="26" cy="74" r="9.5"/><circle cx="74" cy="74" r="9.5"/></g>',
  ],
  'pips-6': [
    '0 0 100 100',
    '<g fill="var(--pip,#FFFCF5)"><circle cx="27" cy="23" r="9.5"/><circle cx="73" cy="23" r="9.5"/><circle cx="27" cy="50" r="9.5"/><circle cx="73" cy="50" r="9.5"/><circle cx="27" cy="77" r="9.5"/><circle cx="73" cy="77" r="9.5"/></g>',
  ],
});
