import { sheet } from '../sheet.ts';

/** Rajas of the Ganges: buildings, markets, dice, tiles, portraits and the goddess. */
export const rajas = sheet({
  'build-temple':
    '<g fill="currentColor"><circle cx="12" cy="1.9" r="1.2"/><path d="M12 2.4c.9 2.2 4 4 4.4 11.1H7.6C8 6.4 11.1 4.6 12 2.4Z"/><path d="M4.6 13.5c0-2.3 1-3.6 1.7-4.6.8 1 1.6 2.3 1.7 4.6Zm14.8 0c0-2.3-1-3.6-1.7-4.6-.8 1-1.6 2.3-1.7 4.6Z"/><path d="M4 13h16v2.2H4z"/><path d="M5.2 15h13.6v6H5.2z"/><path d="M2.6 20.6h18.8v2H2.6z"/></g><g stroke="var(--cut,#FFFCF5)" stroke-linecap="round" stroke-linejoin="round" fill="none" stroke-width="1"><path d="M9.4 7.2h5.2M8.7 10h6.6"/></g><path d="M10 20.6v-2.5a2 2 0 0 1 4 0v2.5Z" fill="var(--cut,#FFFCF5)"/>',
  'build-palace':
    '<g fill="currentColor"><path d="M12 1.2c.5 1.7 4.2 3 4.2 6.1 0 1.3-.6 2.2-1.3 2.8H9.1c-.7-.6-1.3-1.5-1.3-2.8 0-3.1 3.7-4.4 4.2-6.1Z"/><path d="M8.6 9.6h6.8v2H8.6z"/><path d="M5 11.4h14V21H5z"/><path d="M4.3 5.4c.3 1 2.2 1.7 2.2 3.4 0 .7-.3 1.2-.7 1.5H2.8c-.4-.3-.7-.8-.7-1.5 0-1.7 1.9-2.4 2.2-3.4Zm15.4 0c.3 1 2.2 1.7 2.2 3.4 0 .7-.3 1.2-.7 1.5h-3c-.4-.3-.7-.8-.7-1.5 0-1.7 1.9-2.4 2.2-3.4Z"/><path d="M2.6 10.2H6V21H2.6zM18 10.2h3.4V21H18z"/><path d="M1.6 20.6h20.8v2H1.6z"/></g><path d="M12 13.2c1.9 1 2.8 2.2 2.8 3.9v3.5H9.2v-3.5c0-1.7.9-2.9 2.8-3.9Z" fill="var(--cut,#FFFCF5)"/><g stroke="var(--cut,#FFFCF5)" stroke-linecap="round" stroke-linejoin="round" fill="none" stroke-width="1"><path d="M4.3 13.5v2M19.7 13.5v2"/></g>',
  'build-fort':
    '<path fill="currentColor" d="M1.8 22.4V4.6h1.6v1.8h1.1V4.6h1.7v1.8h1.1V4.6h1.6v6.2h1V9.3h1.3v1.5h1.6V9.3h1.3v1.5h1V4.6h1.6v1.8h1.1V4.6h1.7v1.8h1.1V4.6h1.6v17.8Z"/><path d="M12 13.6c2 1 2.9 2.2 2.9 4v4.8H9.1v-4.8c0-1.8.9-3 2.9-4Z" fill="var(--cut,#FFFCF5)"/><g stroke="var(--cut,#FFFCF5)" stroke-linecap="round" stroke-linejoin="round" fill="none" stroke-width="1.2"><path d="M5.3 10v2.6M18.7 10v2.6M5.3 16v2M18.7 16v2"/></g><path d="M10.4 17.2v5.2M12 16.6v5.8M13.6 17.2v5.2M9.2 19.6h5.6" stroke="currentColor" stroke-width=".7" fill="none"/>',
  'build-mill':
    '<g fill="currentColor"><path d="M8.9 11.6h6.2l1.9 9.2H7Z"/><path d="M8.6 11.4C8.6 8.8 10 7.4 12 7.4s3.4 1.4 3.4 4Z"/><path d="M5 20.6h14v2H5z"/></g><path d="M10.6 20.6v-2.4a1.4 1.4 0 0 1 2.8 0v2.4Z" fill="var(--cut,#FFFCF5)"/><g transform="rotate(38 12 9)"><path transform="rotate(0 12 9)" d="M11.4 9V-.2h3.9v6.4h-2.6V9Z" fill="currentColor" stroke="var(--cut,#FFFCF5)" stroke-width=".9" stroke-linejoin="round"/><path transform="rotate(90 12 9)" d="M11.4 9V-.2h3.9v6.4h-2.6V9Z" fill="currentColor" stroke="var(--cut,#FFFCF5)" stroke-width=".9" stroke-linejoin="round"/><path transform="rotate(180 12 9)" d="M11.4 9V-.2h3.9v6.4h-2.6V9Z" fill="currentColor" stroke="var(--cut,#FFFCF5)" stroke-width=".9" stroke-linejoin="round"/><path transform="rotate(270 12 9)" d="M11.4 9V-.2h3.9v6.4h-2.6V9Z" fill="currentColor" stroke="var(--cut,#FFFCF5)" stroke-width=".9" stroke-linejoin="round"/></g><circle cx="12" cy="9" r="1.6" fill="var(--cut,#FFFCF5)"/><circle cx="12" cy="9" r=".8" fill="currentColor"/>',
  'market-silk':
    '<path d="M2.5 3.8h19" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/><g fill="currentColor"><circle cx="2.4" cy="3.8" r="1.9"/><circle cx="21.6" cy="3.8" r="1.9"/><path d="M4.8 2.8h14.4v15.6H4.8Z"/></g><path d="M6 18v4M9 18v4M12 18v4M15 18v4M18 18v4" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/><path d="m12 6.6 3 3.6-3 3.6-3-3.6Z" fill="var(--cut,#FFFCF5)"/><path d="M6.6 16.2h10.8" stroke="var(--cut,#FFFCF5)" stroke-linecap="round" stroke-linejoin="round" fill="none" stroke-width="1.4"/>',
  'market-tea':
    '<path d="M3.4 9.6h13.4v5A5.6 5.6 0 0 1 11.2 20H9a5.6 5.6 0 0 1-5.6-5.4Z" fill="currentColor"/><path d="M16.6 11.4h1.6a2.7 2.7 0 0 1 0 5.4h-2.4" stroke="currentColor" stroke-width="1.9" fill="none"/><rect x="2.2" y="20.6" width="15.8" height="2" rx="1" fill="currentColor"/><path d="M7.7 7.2c-1.4-1.7 1.3-2.7 0-4.6M12.3 7.2c-1.4-1.7 1.3-2.7 0-4.6" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" fill="none"/><path d="M10 17.2c-2.4-1-2.6-3.2-.2-5 2.6 1.6 2.6 4 .2 5Zm0 0v-2.6" fill="var(--cut,#FFFCF5)"/>',
  'market-spice':
    '<path d="M14.7 6.3c3.6-.5 6 1.7 5.6 5.4-.8 6.6-8.4 11.2-18 9.4 5.6-1.5 7.2-4.3 7.9-8 .6-3.4 1.8-6.4 4.5-6.8Z" fill="currentColor"/><path d="M16.6 7.4c-.4-2.3.7-4.2 2.9-5.3" stroke="var(--stalk)" stroke-width="2.1" stroke-linecap="round" fill="none"/><path d="M13 7.6c1.3-1.6 3.8-2.2 6.2.4-2-.1-4.2.2-6.2-.4Z" fill="var(--stalk)"/><path d="M17.6 11.2c-.6 3-2.6 5.2-5.6 6.6" stroke="var(--cut,#FFFCF5)" stroke-linecap="round" stroke-linejoin="round" fill="none" stroke-width="1.3"/>',
  'market-stall':
    '<path fill="currentColor" d="M3 3h18l2 6H1Z"/><path fill="currentColor" d="M1 9c0 2 1.6 3 2.8 3s2.7-1 2.7-3c0 2 1.6 3 2.8 3S12 11 12 9c0 2 1.5 3 2.7 3s2.8-1 2.8-3c0 2 1.5 3 2.7 3S23 11 23 9Z"/><path fill="currentColor" d="M3 13h2v8H3zM19 13h2v8h-2zM3 16h18v3H3z"/>',
  'river-boat':
    '<g fill="currentColor"><path d="M1.8 15.6h20.4c-.6 3.8-3 6.4-6.6 6.4H9c-3.8 0-6.5-2.5-7.2-6.4Z"/><path d="M11.2 1.8h1.6v13h-1.6z"/><path d="M13.7 2.8c4.3 2.7 6.5 6.7 6.7 11.5h-6.7Z"/><path d="M10.3 5c-3.2 2.3-5.1 5.3-5.7 9.3h5.7Z"/></g>',
  upgrade:
    '<path fill="currentColor" d="M12 1.6 20.6 10h-4.8v3.6H8.2V10H3.4Z"/><path fill="currentColor" d="M8.2 15h7.6v2.2H8.2zM5 18.4h14v3.6H5z"/>',
  'animal-snake':
    '<path d="M17.5 5.5c-3.5-3-9-2-9.5 1.5C7.5 11 17 10.5 17 15c0 4-7.5 5-12.5 2" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" fill="none"/><circle cx="18.3" cy="6" r="2.6" fill="currentColor"/><circle cx="18.9" cy="5.4" r=".8" fill="var(--cut,#FFFCF5)"/><path d="M20.6 7.2l2.2 1.6" stroke="currentColor" stroke-width="1"/>',
  'animal-cow':
    '<path d="M5.5 8.5C3 8 1.8 5.8 2.3 3c1.2 1.9 2.7 2.7 4.9 3h9.6c2.2-.3 3.7-1.1 4.9-3 .5 2.8-.7 5-3.2 5.5 1.5.3 2.8 0 4-.7-.3 2.3-1.8 3.7-4.2 3.9l-1.1 6.3c-.5 2.6-2.3 4.3-5.2 4.3s-4.7-1.7-5.2-4.3L5.7 11.7C3.3 11.5 1.8 10.1 1.5 7.8c1.2.7 2.5 1 4 .7Z" fill="currentColor"/><g fill="var(--cut,#FFFCF5)"><circle cx="9" cy="11" r="1.1"/><circle cx="15" cy="11" r="1.1"/><path d="M9.3 17.5c1.7-1 3.7-1 5.4 0-.3 1.7-1.3 2.6-2.7 2.6s-2.4-.9-2.7-2.6Z"/></g>',
  die: [
    '0 0 100 138',
    '<rect x="1" y="12" width="98" height="125" rx="20" fill="var(--stone-deep)"/><rect x="1" y="1" width="98" height="98" rx="20" fill="var(--stone)"/><rect x="6" y="6" width="88" height="88" rx="16" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>',
  ],
  'tile-base': [
    '0 0 100 100',
    '<rect width="100" height="100" rx="8" fill="var(--stone)"/><rect x="4.5" y="4.5" width="91" height="91" rx="5" fill="var(--stone-tint)"/><rect x="6.8" y="6.8" width="86.4" height="86.4" rx="3.5" fill="none" stroke="var(--inlay)" stroke-opacity=".75" stroke-width="1"/>',
  ],
  'wild-waterfall': [
    '0 0 100 100',
    '<rect width="100" height="100" rx="8" fill="var(--waterfall)"/><rect x="4.5" y="4.5" width="91" height="91" rx="5" fill="var(--waterfall-land)"/><path d="M8 12h30v20c0 6-5 8-5 14H13c0-6-5-8-5-14zM62 66q6-5 12 0t12 0M60 78q6-5 12 0t12 0t10 0M62 90q6-5 12 0t12 0" fill="none" stroke="var(--waterfall-ink)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M16 14v26M23 14v28M30 14v26" fill="none" stroke="var(--waterfall-ink)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>',
  ],
  'wild-mountains': [
    '0 0 100 100',
    '<rect width="100" height="100" rx="8" fill="var(--mountains)"/><rect x="4.5" y="4.5" width="91" height="91" rx="5" fill="var(--mountains-land)"/><path d="M8 42 22 12l14 30ZM58 92 76 60l16 32Z" fill="var(--mountains-ink)"/><path d="m17 23 5-11 5 11-5-3ZM70 71l6-11 5 11-5-3Z" fill="var(--white)"/>',
  ],
  'wild-swamp': [
    '0 0 100 100',
    '<rect width="100" height="100" rx="8" fill="var(--swamp)"/><rect x="4.5" y="4.5" width="91" height="91" rx="5" fill="var(--swamp-land)"/><path d="M14 40V22m0 8c-5-1-6-5-6-9m6 12c5-1 7-6 7-11M28 42V26m0 8c4-1 6-5 6-9" fill="none" stroke="var(--swamp-ink)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 72h30M64 80h24M60 88h32" fill="none" stroke="var(--swamp-ink)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>',
  ],
  'wild-desert': [
    '0 0 100 100',
    '<rect width="100" height="100" rx="8" fill="var(--desert)"/><rect x="4.5" y="4.5" width="91" height="91" rx="5" fill="var(--desert-land)"/><path d="M8 36q8-14 16 0t14-2M60 74q8-12 16 0t16-2M58 90q10-10 18 0t18-2" fill="none" stroke="var(--desert-ink)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="30" cy="17" r="6" fill="var(--desert-ink)"/>',
  ],
  'holi-splash': [
    '-23 -23 46 46',
    '<rect x="-22" y="-22" width="44" height="44" rx="9" fill="var(--plate)" stroke="var(--gold)" stroke-width="1.5"/><g fill-opacity=".82"><circle cx="-9" cy="-9" r="9" fill="var(--lapis)"/><circle cx="10" cy="-8" r="8" fill="var(--emerald)"/><circle cx="-8" cy="10" r="8.5" fill="var(--carnelian)"/><circle cx="9" cy="9" r="9.5" fill="var(--amethyst)"/><circle r="7" fill="var(--lotus)"/></g>',
  ],
  'tile-road-straight': [
    '0 0 100 100',
    '<path d="M50 0V100" fill="none" stroke="var(--road-edge)" stroke-width="17.5" stroke-linejoin="round"/><path d="M50 0V100" fill="none" stroke="var(--road)" stroke-width="13.5" stroke-linejoin="round"/><path d="M50 0V100" fill="none" stroke="var(--road-dash)" stroke-width="1.6" stroke-dasharray="4 5"/>',
  ],
  'tile-road-bend': [
    '0 0 100 100',
    '<path d="M50 0V34Q50 50 66 50H100" fill="none" stroke="var(--road-edge)" stroke-width="17.5" stroke-linejoin="round"/><path d="M50 0V34Q50 50 66 50H100" fill="none" stroke="var(--road)" stroke-width="13.5" stroke-linejoin="round"/><path d="M50 0V34Q50 50 66 50H100" fill="none" stroke="var(--road-dash)" stroke-width="1.6" stroke-dasharray="4 5"/>',
  ],
  'tile-road-fork': [
    '0 0 100 100',
    '<path d="M50 0V100M50 50H100" fill="none" stroke="var(--road-edge)" stroke-width="17.5" stroke-linejoin="round"/><path d="M50 0V100M50 50H100" fill="none" stroke="var(--road)" stroke-width="13.5" stroke-linejoin="round"/><path d="M50 0V100M50 50H100" fill="none" stroke="var(--road-dash)" stroke-width="1.6" stroke-dasharray="4 5"/>',
  ],
  'tile-road-cross': [
    '0 0 100 100',
    '<path d="M50 0V100M0 50H100" fill="none" stroke="var(--road-edge)" stroke-width="17.5" stroke-linejoin="round"/><path d="M50 0V100M0 50H100" fill="none" stroke="var(--road)" stroke-width="13.5" stroke-linejoin="round"/><path d="M50 0V100M0 50H100" fill="none" stroke="var(--road-dash)" stroke-width="1.6" stroke-dasharray="4 5"/>',
  ],
  garden: [
    '0 0 40 40',
    '<g fill="var(--stone)" opacity=".34"><path d="M20 5c4 4 5 8 5 11s-2 6-5 8c-3-2-5-5-5-8s1-7 5-11Z"/><path d="M8 15c5 1 8 3 9 6s1 5-1 8c-4 0-7-2-8-5s-1-6 0-9ZM32 15c-5 1-8 3-9 6s-1 5 1 8c4 0 7-2 8-5s1-6 0-9Z"/><path d="M19 26h2v9h-2z"/></g>',
  ],
  'portrait-great-mogul': [
    '0 0 40 40',
    '<path d="M4 40c.5-8.5 6.5-12.5 16-12.5S35.5 31.5 36 40Z" fill="#1E8A5A"/><path d="M15 28.2 20 34l5-5.8V24H15Z" fill="#A66C42"/><ellipse cx="20" cy="18.5" rx="6.8" ry="7.8" fill="#BE8253"/><path d="M13.1 18.5c0 7.5 2.9 11 6.9 11s6.9-3.5 6.9-11c-1 2.6-2.7 3.6-4.7 3.6h-4.4c-2 0-3.7-1-4.7-3.6Z" fill="#EFE7DA"/><path d="M17.6 23.6h4.8" stroke="#8B5A3A" stroke-width="1.3" stroke-linecap="round"/><g fill="#2A2018"><circle cx="17" cy="17.6" r=".95"/><circle cx="23" cy="17.6" r=".95"/></g><path d="M9.8 14.6C8.8 8 13.4 4.6 20 4.6S31.2 8 30.2 14.6C27.3 12.7 23.8 12 20 12s-7.3.7-10.2 2.6Z" fill="#FFFCF5" stroke="#C9A24A" stroke-width=".9"/><path d="M12 10.6c4.7-2.7 11.3-2.7 16 0" stroke="#C9A24A" stroke-width="1" fill="none"/><path d="M20 7.5c-1-3.2.2-5.8 3-7 .6 3-.3 5.6-3 7Z" fill="#B32638"/><circle cx="20" cy="8.8" r="1.8" fill="#B8862B"/><path d="M10.5 33c6 4.5 13 4.5 19 0" stroke="#FFFCF5" stroke-width="1.7" stroke-dasharray=".1 2.5" stroke-linecap="round" fill="none"/>',
  ],
  'portrait-dancer': [
    '0 0 40 40',
    '<circle cx="20" cy="6.3" r="4.2" fill="#2A2018"/><path d="M10.8 20C10 11.5 14 7.3 20 7.3S30 11.5 29.2 20c-.2 3-1.3 5.4-2.7 6.8h-13c-1.4-1.4-2.5-3.8-2.7-6.8Z" fill="#2A2018"/><path d="M4 40c.5-8 6.5-11.7 16-11.7S35.5 32 36 40Z" fill="#C2387A"/><path d="M13.5 30c1 4 3.5 6 6.5 6s5.5-2 6.5-6l-3-1.7V24h-7v4.3Z" fill="#BE8253"/><ellipse cx="20" cy="18.7" rx="6.4" ry="7.6" fill="#BE8253"/><path d="M13.4 16.5c2.7-.6 5.3-2.3 6.6-5 1.3 2.7 3.9 4.4 6.6 5C26.2 11.7 23.8 9.5 20 9.5s-6.2 2.2-6.6 7Z" fill="#2A2018"/><path d="M20 8.5v4.8" stroke="#E3B64C" stroke-width="1"/><circle cx="20" cy="14" r="1.2" fill="#B32638"/><g fill="#2A2018"><circle cx="17" cy="18.6" r=".95"/><circle cx="23" cy="18.6" r=".95"/></g><path d="M18 23.3c1.3.9 2.7.9 4 0" stroke="#A32538" stroke-width="1.5" stroke-linecap="round" fill="none"/><g fill="#E3B64C"><circle cx="12.8" cy="22.5" r="1.7"/><circle cx="27.2" cy="22.5" r="1.7"/></g><path d="M14.5 31c3 3 8 3 11 0" stroke="#E3B64C" stroke-width="1.5" fill="none"/><path d="M30 30.5C27 33 25 36 24.5 40h4c.5-3.5 2.5-6 5.5-7.5Z" fill="#E3B64C" opacity=".9"/>',
  ],
  'portrait-yogi': [
    '0 0 40 40',
    '<path d="M4 40c.5-8.5 6.5-12.2 16-12.2S35.5 31.5 36 40Z" fill="#A66C42"/><path d="M9 30.5C7 33 4.3 36 4 40h17C20 35 16 31 9 30.5Z" fill="#D9702B"/><path d="M27 29.5 12 40h12l9-7.5c-1.5-1.6-3.5-2.6-6-3Z" fill="#E88C3C"/><ellipse cx="20" cy="18" rx="6.7" ry="7.7" fill="#BE8253"/><path d="M13.1 18.5c-.6 7 1.4 15.5 6.9 17.5 5.5-2 7.5-10.5 6.9-17.5-1 2.7-2.5 4-4.7 4h-4.4c-2.2 0-3.7-1.3-4.7-4Z" fill="#F5F0E6"/><path d="M18 24.3h4" stroke="#8B5A3A" stroke-width="1.3" stroke-linecap="round"/><path d="M15.7 17.5c.7.9 1.9.9 2.6 0M21.7 17.5c.7.9 1.9.9 2.6 0" stroke="#2A2018" stroke-width="1.1" stroke-linecap="round" fill="none"/><path d="M12.7 17C12 10.8 15 8.7 20 8.7s8 2.1 7.3 8.3c-.9-2.7-2.5-4.2-4-4.7h-6.6c-1.5.5-3.1 2-4 4.7Z" fill="#5B4634"/><path d="M16 9c-2.2-4 .5-7.5 4-7.5S26.2 5 24 9c-2.4-1.1-5.6-1.1-8 0Z" fill="#5B4634"/><path d="M16 8.7c2.5-1 5.5-1 8 0" stroke="#D9702B" stroke-width="1.6" fill="none"/><path d="M17.8 13.6h4.4M18.2 15.2h3.6" stroke="#FFFCF5" stroke-width=".9"/><path d="M20 12.8v2.8" stroke="#B32638" stroke-width="1"/>',
  ],
  'portrait-raja-man-singh': [
    '0 0 40 40',
    '<path d="M4 40c.5-8.5 6.5-12.5 16-12.5S35.5 31.5 36 40Z" fill="#7B4BA3"/><path d="M12 29.5 20 40l8-10.5-3-1.5h-10Z" fill="#E3B64C"/><path d="M15 28.2 20 33l5-4.8V24H15Z" fill="#A66C42"/><ellipse cx="20" cy="18.7" rx="6.8" ry="7.9" fill="#BE8253"/><g fill="#2A2018"><circle cx="17" cy="18" r=".95"/><circle cx="23" cy="18" r=".95"/></g><path d="M20 21.3c-1.6-.6-3.3 0-4.3 1-1 .9-2.4.9-3.3-.3.3 2.6 2.6 3.9 4.9 3.2 1.2-.4 2.1-1 2.7-1.6.6.6 1.5 1.2 2.7 1.6 2.3.7 4.6-.6 4.9-3.2-.9 1.2-2.3 1.2-3.3.3-1-1-2.7-1.6-4.3-1Z" fill="#2A2018"/><path d="M10 15.5C8 8.5 13 4 21 4.5c6.5.4 10.3 4.3 9.6 9.3-5.6-3.2-13.6-3-20.6 1.7Z" fill="#B32638"/><path d="M11 13c5.5-5.5 12-7 18.5-4.5M12.5 8.5C17 5.5 22 5 27 6.5" stroke="#F0C85E" stroke-width="1.1" fill="none"/><path d="M29.5 12.5c3 1 4.5 4.5 3.5 9-2-2.5-3.5-5-3.5-9Z" fill="#B32638"/><path d="M20.5 8c-1.3-2.8-.6-5.5 1.5-7.2 1.4 2.4 1 5-1.5 7.2Z" fill="#1E8A5A"/><circle cx="20.5" cy="8.8" r="1.8" fill="#E3B64C"/>',
  ],
  'portrait-master-builder': [
    '0 0 40 40',
    '<path d="M4 40c.5-8.5 6.5-12.5 16-12.5S35.5 31.5 36 40Z" fill="#2B58A6"/><path d="M15 28.2 20 33l5-4.8V24H15Z" fill="#A66C42"/><ellipse cx="20" cy="18.7" rx="6.8" ry="7.9" fill="#BE8253"/><g fill="#2A2018"><circle cx="17" cy="18" r=".95"/><circle cx="23" cy="18" r=".95"/></g><path d="M13.3 20c.3 5.7 2.8 8.5 6.7 8.5s6.4-2.8 6.7-8.5c-1.3 2-2.7 2.6-4.5 2.6h-4.4c-1.8 0-3.2-.6-4.5-2.6Z" fill="#2A2018"/><path d="M17.8 24h4.4" stroke="#C98F6A" stroke-width="1.3" stroke-linecap="round"/><path d="M11.7 15C11.3 8.5 14.7 6 20 6s8.7 2.5 8.3 9c-5-2.3-11.6-2.3-16.6 0Z" fill="#E9D6AE"/><path d="M11.5 15.3c5.3-2.7 11.7-2.7 17 0" stroke="#9A3A2B" stroke-width="2" fill="none"/><g stroke="#F0C85E" stroke-width="1.9" stroke-linecap="round" fill="none"><path d="M31 24.5 26.5 38M31 24.5 36 38M28 33.5h6.2"/></g><circle cx="31" cy="24.3" r="1.9" fill="#F0C85E"/>',
  ],
  'portrait-portuguese': [
    '0 0 40 40',
    '<path d="M4 40c.5-8.5 6.5-12 16-12S35.5 31.5 36 40Z" fill="#3A3A44"/><path d="M20 40v-7" stroke="#E3B64C" stroke-width="1.6" stroke-dasharray=".1 2.6" stroke-linecap="round"/><ellipse cx="20" cy="19" rx="6.6" ry="7.8" fill="#E2B48C"/><g fill="#2A2018"><circle cx="17" cy="18.7" r=".95"/><circle cx="23" cy="18.7" r=".95"/></g><path d="M16.3 22.7c1.2-.9 2.5-.9 3.7 0 1.2-.9 2.5-.9 3.7 0-1.1.8-2.5.9-3.7.3-1.2.6-2.6.5-3.7-.3Z" fill="#7A4A22"/><path d="M18.3 25c1 .5 2.4.5 3.4 0l-1.7 4.2Z" fill="#7A4A22"/><path d="M10 30.5c0-2.5 4.5-3.7 10-3.7s10 1.2 10 3.7-4.5 3.5-10 3.5-10-1-10-3.5Z" fill="#FFFCF5" stroke="#CFC4B2" stroke-width=".7"/><path d="M13 28.5l1 4.5M17 27.6l.5 6M23 27.6l-.5 6M27 28.5l-1 4.5" stroke="#CFC4B2" stroke-width=".8"/><path d="M13.4 14.3C13.2 7.5 15.5 4.8 20 4.8s6.8 2.7 6.6 9.5Z" fill="#2A2018"/><ellipse cx="20" cy="14.3" rx="13" ry="2.7" fill="#2A2018"/><path d="M13.5 12.2h13" stroke="#B32638" stroke-width="2"/><path d="M25.5 11C28 5.5 32 3.5 37.5 4.5 36 9 31.5 11.8 25.5 11Z" fill="#B32638"/>',
  ],
  residence: [
    '0 0 100 100',
    '<rect width="100" height="100" rx="8" fill="var(--home-a)"/><rect x="4.5" y="4.5" width="91" height="91" rx="5" fill="var(--home-b)" stroke="#B8862B" stroke-width="1.2"/><path d="M50 62V100" fill="none" stroke="var(--road-edge)" stroke-width="17.5" stroke-linejoin="round"/><path d="M50 62V100" fill="none" stroke="var(--road)" stroke-width="13.5" stroke-linejoin="round"/><path d="M50 62V100" fill="none" stroke="var(--road-dash)" stroke-width="1.6" stroke-dasharray="4 5"/><path d="M0 50H30" fill="none" stroke="var(--road-edge)" stroke-width="17.5" stroke-linejoin="round"/><path d="M0 50H30" fill="none" stroke="var(--road)" stroke-width="13.5" stroke-linejoin="round"/><path d="M0 50H30" fill="none" stroke="var(--road-dash)" stroke-width="1.6" stroke-dasharray="4 5"/><path d="M70 50H100" fill="none" stroke="var(--road-edge)" stroke-width="17.5" stroke-linejoin="round"/><path d="M70 50H100" fill="none" stroke="var(--road)" stroke-width="13.5" stroke-linejoin="round"/><path d="M70 50H100" fill="none" stroke="var(--road-dash)" stroke-width="1.6" stroke-dasharray="4 5"/><g fill="var(--home-dome)"><path d="M50 8c1.8 6 14 9 14 20 0 5-2.3 8-4.6 10H40.6C38.3 36 36 33 36 28c0-11 12.2-14 14-20Z"/><path d="M24 22c1 3.4 7.5 5 7.5 11 0 2.6-1.3 4.3-2.5 5.5H19c-1.2-1.2-2.5-2.9-2.5-5.5 0-6 6.5-7.6 7.5-11ZM76 22c1 3.4 7.5 5 7.5 11 0 2.6-1.3 4.3-2.5 5.5H71c-1.2-1.2-2.5-2.9-2.5-5.5 0-6 6.5-7.6 7.5-11Z"/></g><path d="M17 38h66v34H17z" fill="var(--home-wall)" stroke="var(--home-dome)" stroke-width="2.5"/><path d="M50 44c7 3.5 10 8 10 14v14H40V58c0-6 3-10.5 10-14Z" fill="var(--home-dome)"/><path d="M28 48c3 1.6 4.4 3.5 4.4 6v7h-8.8v-7c0-2.5 1.4-4.4 4.4-6ZM72 48c3 1.6 4.4 3.5 4.4 6v7h-8.8v-7c0-2.5 1.4-4.4 4.4-6Z" fill="#B8862B"/>',
  ],
  kali: [
    '0 0 80 96',
    '<circle cx="40" cy="33" r="30" fill="#F3D88E" opacity=".55"/><circle cx="40" cy="33" r="30" fill="none" stroke="#B8862B" stroke-width="1.5" stroke-dasharray="2 3"/><path d="M22 34c-3 14-4 26-8 34 6 0 10-3 12-8M58 34c3 14 4 26 8 34-6 0-10-3-12-8" fill="var(--kali-hair)"/><path d="M21 36C18 20 26 12 40 12s22 8 19 24c0 8-3 14-6 18H27c-3-4-6-10-6-18Z" fill="var(--kali-hair)"/><path d="M16 96c0-20 6-33 24-33s24 13 24 33Z" fill="var(--kali2)"/><path d="M34 52h12v14H34z" fill="var(--kali2)"/><path d="M22 96c2-12 8-20 18-20s16 8 18 20Z" fill="#B32638"/><ellipse cx="40" cy="37" rx="14" ry="17" fill="var(--kali)"/><path d="M27 66c7 9 19 9 26 0" stroke="#F0C85E" stroke-width="3" fill="none"/><path d="M24 70c8 15 24 15 32 0" stroke="#F0C85E" stroke-width="2" stroke-dasharray=".1 4" stroke-linecap="round" fill="none"/><g fill="#FFFCF5"><ellipse cx="34" cy="37" rx="3.6" ry="2.3"/><ellipse cx="46" cy="37" rx="3.6" ry="2.3"/><ellipse cx="40" cy="28" rx="1.9" ry="3.2"/></g><g fill="var(--kali-hair)"><circle cx="34" cy="37" r="1.5"/><circle cx="46" cy="37" r="1.5"/><circle cx="40" cy="28.5" r="1"/></g><path d="M36.5 45.5c2.2 1.2 4.8 1.2 7 0" stroke="#D2405A" stroke-width="2.2" stroke-linecap="round" fill="none"/><path d="M22 24 24 8l8 7 8-15 8 15 8-7 2 16c-11-6-25-6-36 0Z" fill="#E3B64C" stroke="#8E661A" stroke-width="1.2"/><circle cx="40" cy="13" r="2.6" fill="#B32638"/><circle cx="29" cy="17" r="1.7" fill="#1E8A5A"/><circle cx="51" cy="17" r="1.7" fill="#1E8A5A"/><circle cx="24.5" cy="47" r="2.6" fill="#E3B64C"/><circle cx="55.5" cy="47" r="2.6" fill="#E3B64C"/>',
  ],
  bridge: [
    '0 0 100 40',
    '<path d="M2 12C30 2 70 2 98 12v26H84c0-10-4-15-10-15s-10 5-10 15H60c0-10-4-16-10-16s-10 6-10 16H36c0-10-4-15-10-15s-10 5-10 15H2Z" fill="#B5654F" stroke="#FFFCF5" stroke-width="1.5"/><path d="M4 14C32 5 68 5 96 14" stroke="#F3D9A8" stroke-width="2" fill="none"/>',
  ],
});
