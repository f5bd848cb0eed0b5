import { createApi } from '@durbar/protocol';

/** The server this page came from. */
export const api = createApi();
