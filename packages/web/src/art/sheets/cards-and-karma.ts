import { sheet } from '../sheet.ts';

/** Cards & Karma: the pictures in the card windows. */
export const cardsAndKarma = sheet({
  'building-fort': [
    '0 0 56 56',
    '<path d="M4 22v-6h5v3h4v-3h5v6h20v-6h5v3h4v-3h5v6l-2 3v25H6V25z" fill="#B4523F"/><path d="M18 22v-8h4v3h4v-3h4v3h4v-3h4v8z" fill="#9A3A2B"/><path d="M18 24h20v26H18z" fill="#9A3A2B"/><path d="M21 50V37c0-4.5 3-7.5 7-9.5 4 2 7 5 7 9.5v13z" fill="#F6E3CF"/><path d="M24.5 50V39c0-2.8 1.5-4.7 3.5-6 2 1.3 3.5 3.2 3.5 6v11z" fill="#5A2018"/><path d="M6 28h12M38 28h12" stroke="#F0C9B4" stroke-width="1.6"/><path d="M10 45v-7c0-1.5.9-2.5 2-3.2 1.1.7 2 1.7 2 3.2v7zM42 45v-7c0-1.5.9-2.5 2-3.2 1.1.7 2 1.7 2 3.2v7z" fill="#5A2018"/><path d="M28 14V6l7 2.5-7 2.5" fill="#B8862B" stroke="#7A3325" stroke-width="1.4" stroke-linejoin="round"/><rect x="3" y="49" width="50" height="4" rx="1.5" fill="#7A2A1E"/>',
  ],
  'building-haveli': [
    '0 0 56 56',
    '<path d="M7 30h42v20H7z" fill="#E3B23C"/><path d="M11 20h34v10H11z" fill="#F0CB67"/><path d="M11 12.5c3.6-1.3 5-3 5-5 0 2 1.4 3.7 5 5v2H11zM35 12.5c3.6-1.3 5-3 5-5 0 2 1.4 3.7 5 5v2H35z" fill="#B8862B"/><path d="M12.5 14.5h2V20h-2zM17.5 14.5h2V20h-2zM36.5 14.5h2V20h-2zM41.5 14.5h2V20h-2z" fill="#C99A2E"/><path d="M23 12c3.6-1.5 5-3.5 5-6 0 2.5 1.4 4.5 5 6v3H23z" fill="#C9701F"/><path d="M24 15h8v5h-8z" fill="#F7E2A4"/><path d="M15 30v-4.5c0-1.3 1-2.3 2-2.8 1 .5 2 1.5 2 2.8V30zM26 30v-4.5c0-1.3 1-2.3 2-2.8 1 .5 2 1.5 2 2.8V30zM37 30v-4.5c0-1.3 1-2.3 2-2.8 1 .5 2 1.5 2 2.8V30z" fill="#8A5A14"/><path d="M10 50V38.5c0-2 1.5-3.4 3.2-4.3 1.7.9 3.2 2.3 3.2 4.3V50zM39.6 50V38.5c0-2 1.5-3.4 3.2-4.3 1.7.9 3.2 2.3 3.2 4.3V50zM20.5 50V38.5c0-3.2 3-5.3 7.5-6.5 4.5 1.2 7.5 3.3 7.5 6.5V50z" fill="#8A5A14"/><path d="M7 30h42" stroke="#FFF1C6" stroke-width="1.6"/><rect x="3" y="49" width="50" height="4" rx="1.5" fill="#A97A1E"/>',
  ],
  'building-tomb': [
    '0 0 56 56',
    '<path d="M28 2v5M6 13v4M50 13v4" stroke="#9A8A6A" stroke-width="1.6" stroke-linecap="round"/><path d="M28 6c8 4 11 8 11 14.5H17C17 14 20 10 28 6z" fill="#fff" stroke="#A8997A" stroke-width="1.5"/><path d="M19.5 17.5h17" stroke="#CFC3A8" stroke-width="1.4"/><path d="M3.5 21c0-2.4 1-4 2.5-5 1.5 1 2.5 2.6 2.5 5v29h-5zM47.5 21c0-2.4 1-4 2.5-5 1.5 1 2.5 2.6 2.5 5v29h-5z" fill="#fff" stroke="#A8997A" stroke-width="1.5"/><path d="M3.5 30h5M47.5 30h5M3.5 40h5M47.5 40h5" stroke="#CFC3A8" stroke-width="1.3"/><path d="M12 22h32v28H12z" fill="#FBF6EA" stroke="#A8997A" stroke-width="1.5"/><path d="M21.5 22h13v28h-13z" fill="#fff" stroke="#A8997A" stroke-width="1.3"/><path d="M23.8 50V36c0-3.4 1.9-5.6 4.2-7.2 2.3 1.6 4.2 3.8 4.2 7.2v14z" fill="#7D93A8"/><path d="M14.5 35v-4c0-1.5 1-2.6 2.3-3.3 1.2.7 2.2 1.8 2.2 3.3v4zM37 35v-4c0-1.5 1-2.6 2.3-3.3 1.2.7 2.2 1.8 2.2 3.3v4zM14.5 48v-5c0-1.5 1-2.6 2.3-3.3 1.2.7 2.2 1.8 2.2 3.3v5zM37 48v-5c0-1.5 1-2.6 2.3-3.3 1.2.7 2.2 1.8 2.2 3.3v5z" fill="#A9B8C6"/><rect x="2" y="49" width="52" height="4" rx="1.5" fill="#A8997A"/>',
  ],
  ship: [
    '0 0 56 56',
    '<path d="M27 6v34" stroke="#6A4523" stroke-width="2.4" stroke-linecap="round"/><path d="M29.5 8c12 4.5 16.5 13 17 25-5.5-1.6-11.5-1.6-17 0z" fill="#FFFCF5" stroke="#8A6A33" stroke-width="1.5" stroke-linejoin="round"/><path d="M24.5 12c-8 4-12.5 11-14 20.5 5-1 9.5-.8 14 .5z" fill="#F4E3C3" stroke="#8A6A33" stroke-width="1.5" stroke-linejoin="round"/><path d="M32 15.5c5 2.8 8.5 7.3 10.5 13" stroke="#D8B78A" stroke-width="1.5" fill="none"/><path d="M4 36.5c7 2.5 41 2.5 48 0-1.5 7-5 11-10.5 13h-27C9 47.5 5.5 43.5 4 36.5z" fill="#8A4B25"/><path d="M6.5 41.5c8 1.6 35 1.6 43 0" stroke="#E5B57A" stroke-width="1.5" fill="none"/><path d="M1.5 51c4.5-3 9-3 13.2 0 4.4 3 8.8 3 13.3 0 4.5-3 9-3 13.3 0 4.2 3 8.7 3 13.2 0" fill="none" stroke="#3E7C8F" stroke-width="2.6" stroke-linecap="round"/>',
  ],
  dome: [
    '0 0 56 56',
    '<path d="M28 3v7" stroke="#B8862B" stroke-width="2.2" stroke-linecap="round"/><path d="M28 8c14 6 19 13 19 22H9C9 21 14 14 28 8z" fill="#3E7C8F"/><path d="M28 8c5 6 7 13 7 22H21c0-9 2-16 7-22z" fill="#5E9BAD"/><path d="M7 30h42v5H7z" fill="#B8862B"/><path d="M10 35h36v15H10z" fill="#FBF6EA"/><path d="M13 50v-7c0-2 1.3-3.4 3-4.3 1.7.9 3 2.3 3 4.3v7zM24 50v-7c0-2.6 1.7-4.3 4-5.4 2.3 1.1 4 2.8 4 5.4v7zM37 50v-7c0-2 1.3-3.4 3-4.3 1.7.9 3 2.3 3 4.3v7z" fill="#2F6476"/><rect x="4" y="49" width="48" height="4" rx="1.5" fill="#2F6476"/>',
  ],
  administrator:
    '<path d="M3 22.5c.3-5.3 3.7-8 9-8s8.7 2.7 9 8z" fill="#2F4F86"/><circle cx="12" cy="10" r="4.3" fill="#E9C9A0"/><path d="M6 8.2C6 4.5 8.6 2 12 2s6 2.5 6 6.2c-3.7-1.3-8.3-1.3-12 0z" fill="#B8862B"/><circle cx="12" cy="4.9" r="1.3" fill="#fff"/><path d="M9.3 12.6c1.7 1.2 3.7 1.2 5.4 0-.3 2.2-1.3 3.5-2.7 3.5s-2.4-1.3-2.7-3.5z" fill="#4A3524"/><path d="M14.5 17.5h5v4h-5z" fill="#FFF7E3" stroke="#8A6A33" stroke-width="1"/>',
  basket:
    '<path d="M5 10C5.5 5 8 2.5 12 2.5S18.5 5 19 10" fill="none" stroke="#8A5A24" stroke-width="2"/><path d="M2 10h20l-2.6 10.4c-.2.7-.7 1.1-1.4 1.1H6c-.7 0-1.2-.4-1.4-1.1z" fill="var(--rice,#B98A3E)"/><path d="M3 14h18M4 18h16M8 10.5l.8 11M12 10.5v11M16 10.5l-.8 11" stroke="#FBEBC8" stroke-width="1.1"/>',
});
