import { sheet } from '../sheet.ts';

/** The interface: 2-unit lines on a 24-unit grid, in the text colour. */
export const icons = sheet({
  'icon-logo':
    '<path d="M2 22V12C2 6 6.5 3.5 12 1c5.5 2.5 10 5 10 11v10h-4.5v-8c0-3.5-2.5-5-5.5-6.5C9 9 6.5 10.5 6.5 14v8z" fill="#9A3A2B"/><path d="M4.2 22V12.3c0-4.5 3.4-6.7 7.8-8.9 4.4 2.2 7.8 4.4 7.8 8.9V22" fill="none" stroke="#E6C66B" stroke-width="1"/>',
  'icon-home':
    '<path d="M3 11.5 12 4l9 7.5M5.5 10v10h13V10" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-picture':
    '<path d="M4 5h16v14H4Z M4 16l4.500-4.500 3.500 3.500 3-3 5 5" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" fill="none"/><circle cx="15.500" cy="9" r="1.600" fill="currentColor"/>',
  'icon-gear':
    '<circle cx="12" cy="12" r="3.2" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-chat':
    '<path d="M4 5h16v11H11l-5 4v-4H4Z" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-sound':
    '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" fill="currentColor"/><path d="M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-mute':
    '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" fill="currentColor"/><path d="m15.5 9.5 5 5M20.5 9.5l-5 5" stroke="currentColor" stroke-width="2" stroke-linecap="round" fill="none"/>',
  'icon-globe':
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M3 12h18M12 3c3 3 3.8 6 3.8 9s-.8 6-3.8 9c-3-3-3.8-6-3.8-9s.8-6 3.8-9Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-sun':
    '<circle cx="12" cy="12" r="4.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-moon': '<path d="M14.5 2.5A9.8 9.8 0 1 0 21.5 15 8.2 8.2 0 0 1 14.5 2.5z" fill="currentColor"/>',
  'icon-play':
    '<path d="M7 4.2v15.6c0 .8.9 1.3 1.6.9l12-7.8c.6-.4.6-1.3 0-1.7l-12-7.9c-.7-.4-1.6.1-1.6.9Z" fill="currentColor"/>',
  'icon-plus':
    '<path d="M12 4.5v15M4.5 12h15" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-minus': '<path d="M5 12h14" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  'icon-check':
    '<path d="m5 12.5 4.6 4.6L19.5 7" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-next':
    '<path d="m9 5 7 7-7 7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-down':
    '<path d="m5 9 7 7 7-7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-back':
    '<path d="M15 5 8 12l7 7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-pen':
    '<path d="m4 20 1-4.5L16.5 4a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-link':
    '<path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-copy':
    '<rect x="8" y="8" width="12" height="12" rx="2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 15.5V6a2 2 0 0 1 2-2h9.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-bot':
    '<rect x="4" y="8" width="16" height="12" rx="3.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 8V4.5M1.8 13v3M22.2 13v3M9.5 16.8h5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><g fill="currentColor"><circle cx="12" cy="3.2" r="1.7"/><circle cx="9" cy="13" r="1.4"/><circle cx="15" cy="13" r="1.4"/></g>',
  'icon-person':
    '<circle cx="12" cy="7.8" r="4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 21c.3-5 3.3-7.5 8-7.5s7.7 2.5 8 7.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-people':
    '<circle cx="8.5" cy="8" r="3.4" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M2.5 20c0-4 2.5-6 6-6s6 2 6 6" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M15.5 5a3.4 3.4 0 0 1 0 6.2M17.5 14.5c2.5.7 4 2.5 4 5.5" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-seat':
    '<circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="3.4 3"/><path d="M12 8.5v7M8.5 12h7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-lock':
    '<rect x="4.5" y="10.5" width="15" height="10" rx="2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-shield':
    '<path d="M12 2.5c2.6 1.8 5.3 2.6 8.2 2.6.3 8-2.3 13.4-8.2 16.4C6.1 18.5 3.5 13.1 3.8 5.1c2.9 0 5.6-.8 8.2-2.6Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="m8.3 11.8 2.7 2.7 4.9-5.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-clock':
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 6.5V12l3.5 2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  'icon-days':
    '<rect x="3.5" y="5" width="17" height="15.5" rx="2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M3.5 10h17M8 2.5V6M16 2.5V6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-endless':
    '<path d="M8.4 12c-1.3-1.8-2.5-2.8-4-2.8a2.8 2.8 0 0 0 0 5.6c3.8 0 5.4-5.6 9.3-5.6a2.8 2.8 0 0 1 0 5.6" transform="translate(2.6)" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-here': '<circle cx="12" cy="12" r="7" fill="currentColor"/>',
  'icon-phone':
    '<rect x="7" y="2.5" width="10" height="19" rx="2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M11 18.2h2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-away':
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 7v5l-3.5 2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-think':
    '<g fill="currentColor"><circle cx="5" cy="12" r="2.4"/><circle cx="12" cy="12" r="2.4"/><circle cx="19" cy="12" r="2.4"/></g>',
  'icon-eye':
    '<path d="M2 12c3-5 6.3-7 10-7s7 2 10 7c-3 5-6.3 7-10 7s-7-2-10-7Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="12" r="3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-replay':
    '<path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 3.5v5h5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M10.5 8.8v6.4l5-3.2Z" fill="currentColor"/>',
  'icon-chart':
    '<path d="M3.5 3.5v17h17" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="m7 14 4-4.5 3.5 3L20 6.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-flag':
    '<path d="M5.5 2.5v19" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M7 3.5h13l-3.5 4.5L20 12.5H7Z" fill="currentColor"/>',
  'icon-again':
    '<path d="M20 11.5A8 8 0 1 0 17.5 18M20.5 5.5v6h-6" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-undo':
    '<path d="M8 4 3.5 8.5 8 13M4 8.5h9.5a6 6 0 0 1 0 12H8" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-turn':
    '<path d="M19 12a7 7 0 1 1-2.5-5.4" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M20 2.5v5h-5" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-reroll':
    '<path d="M19.5 8.5A8.3 8.3 0 0 0 4 10M4.5 15.5A8.3 8.3 0 0 0 20 14" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M20.5 3.5v5.5H15M3.5 20.5V15H9" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-hint':
    '<path d="M9 18h6M10 21.5h4M12 2.5c-4 0-6.8 2.8-6.8 6.5 0 2.5 1.3 3.9 2.4 5.2.6.7.9 1.2 1 1.8h6.8c.1-.6.4-1.1 1-1.8 1.1-1.3 2.4-2.7 2.4-5.2 0-3.7-2.8-6.5-6.8-6.5z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-lamp':
    '<path d="M12 2c2.3 2.6 3.3 4.4 3.3 6a3.3 3.3 0 0 1-6.6 0c0-1.6 1-3.4 3.3-6Z" fill="currentColor"/><path d="M3 13h15.5c1 0 2.2-.4 3-1.5.6 4.7-3 8.5-8.5 8.5h-3C5.8 20 3 17 3 13Z" fill="currentColor"/><path d="M7.5 22h8" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-rules':
    '<path d="M4 4.5c3-1 5.5-.7 8 1 2.5-1.7 5-2 8-1V19c-3-1-5.5-.7-8 1-2.5-1.7-5-2-8-1Z" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M12 5.5V20" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-log':
    '<path d="M8 6h12M8 12h12M8 18h12" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/><g fill="currentColor"><circle cx="4" cy="6" r="1.5"/><circle cx="4" cy="12" r="1.5"/><circle cx="4" cy="18" r="1.5"/></g>',
  'icon-board':
    '<rect x="3" y="3" width="18" height="18" rx="3" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M3 13c4-3 6 2 9-1s5-1 9-2" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-province':
    '<rect x="3" y="3" width="18" height="18" rx="2" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M9 3v18M15 3v18M3 9h18M3 15h18" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  'icon-map':
    '<path d="M3 6.5 9 4l6 2.5 6-2.5v13.5L15 20l-6-2.5L3 20ZM9 4v13.5M15 6.5V20" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  'icon-contest':
    '<path d="M4 21V12M10 21V4M16 21V9M22 21H2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="10" cy="3.2" r="1.6" fill="currentColor"/>',
  'icon-court':
    '<path d="M3 9l4.5 3.6L12 5l4.5 7.6L21 9l-1.7 9.5H4.7Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  'icon-grid':
    '<path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  'icon-mine':
    '<path d="M3 20.5V11c0-4 4-5.5 9-8 5 2.5 9 4 9 8v9.5ZM9 20.5V15c0-2 1.3-3 3-4 1.7 1 3 2 3 4v5.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  'icon-locate':
    '<circle cx="12" cy="12" r="5.5" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="1.8" fill="currentColor"/><path d="M12 2v4M12 18v4M2 12h4M18 12h4" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  'icon-card':
    '<rect x="5" y="2.5" width="14" height="19" rx="2.5" fill="currentColor"/><path d="M12 7.5l3 4.5-3 4.5-3-4.5z" fill="none" stroke="var(--cut,#fff)" stroke-width="1.6"/>',
  'icon-cards':
    '<rect x="3" y="6" width="12" height="16" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M9 2.5h9c1.7 0 3 1.3 3 3V17" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  'icon-door':
    '<path d="M10 3.5H4.5v17H10M9 12h11M16 8l4 4-4 4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-die':
    '<rect x="3" y="3" width="18" height="18" rx="4" fill="currentColor"/><g fill="var(--cut,#fff)"><circle cx="8" cy="8" r="1.7"/><circle cx="16" cy="16" r="1.7"/><circle cx="16" cy="8" r="1.7"/><circle cx="8" cy="16" r="1.7"/><circle cx="12" cy="12" r="1.7"/></g>',
  'icon-star': '<path d="M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7L12 17.7l-6.3 3.4 1.3-7L1.8 9.2l7.1-.9z" fill="currentColor"/>',
  'icon-close':
    '<path d="M5.5 5.5l13 13M18.5 5.5l-13 13" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-pause': '<path d="M6 4.5h4v15H6zM14 4.5h4v15h-4z" fill="currentColor"/>',
  'icon-step-back':
    '<path d="M17 5.5 9 12l8 6.5Z" fill="currentColor"/><path d="M6 5.5v13" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-step-on':
    '<path d="m7 5.5 8 6.5-8 6.5Z" fill="currentColor"/><path d="M18 5.5v13" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-to-start':
    '<path d="m12.5 5.5-7 6.5 7 6.5ZM20.5 5.5l-7 6.5 7 6.5Z" fill="currentColor"/><path d="M3.5 5.5v13" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-to-end':
    '<path d="m3.5 5.5 7 6.5-7 6.5ZM11.5 5.5l7 6.5-7 6.5Z" fill="currentColor"/><path d="M20.5 5.5v13" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-export':
    '<path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M4 14.5v5.5h16v-5.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-import':
    '<path d="M12 3v11.5M7.5 10.5 12 15l4.5-4.5M4 14.5v5.5h16v-5.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-branch':
    '<circle cx="6.5" cy="5" r="2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="6.5" cy="19" r="2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="17.5" cy="8" r="2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M6.5 7.5v9M17.5 10.5c0 4-6 3-11 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-box':
    '<path d="M12 3 20.5 7.5v9L12 21l-8.5-4.5v-9zM3.5 7.5 12 12l8.5-4.5M12 12v9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-bin':
    '<path d="M4.5 6.5h15M9.5 6V3.5h5V6M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-find':
    '<circle cx="10.5" cy="10.5" r="6" fill="none" stroke="currentColor" stroke-width="2"/><path d="m15 15 5.500 5.500" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  'icon-help':
    '<path d="M8.5 9a3.6 3.6 0 1 1 5.6 3c-1.5 1-2.1 1.7-2.1 3.3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="19.5" r="1.4" fill="currentColor"/>',
  'icon-reset':
    '<path d="M12.5 4 8 8.5l4.5 4.5M7.5 4 3 8.5 7.5 13M8.5 8.5h5a6 6 0 0 1 0 12H8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-warning':
    '<path d="M12 3.5 21.5 20h-19Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 10v4.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="17.2" r="1.2" fill="currentColor"/>',
  'icon-choices':
    '<path d="M11 5.5h9.5M11 12h9.5M11 18.5h9.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="m3.2 5.5 1.6 1.6L8 3.8M3.2 12l1.6 1.6L8 10.3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="5.5" cy="18.5" r="1.8" fill="currentColor"/>',
  'icon-curtain':
    '<path d="M3 3.5h18M4.5 3.5v17c4-1 6-5 6.5-17M19.5 3.5v17c-4-1-6-5-6.5-17" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'icon-install':
    '<rect x="6" y="2.5" width="12" height="19" rx="2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 7v7M9 11.5l3 3 3-3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
});
