import { createApi } from '@durbar/protocol';

/** The server that this page came from. */
export const api = createApi();
