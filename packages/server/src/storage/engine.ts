/** The two databases that Durbar runs on. */
export type Engine = 'sqlite' | 'postgres';
