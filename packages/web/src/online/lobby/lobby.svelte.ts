import type { Message, OnlineClient, TableInfo } from '@durbar/protocol';

/** The public tables, kept up to date while shown. */
export class LobbyWatch {
  readonly #client: OnlineClient;
  readonly #stops: (() => void)[];
  tables = $state.raw<readonly TableInfo[]>();

  constructor(client: OnlineClient) {
    this.#client = client;
    this.#stops = [
      client.onMessage((message) => this.#receive(message)),
      client.onStatus((isOnline) => isOnline && this.#watch()),
    ];
    this.#watch();
  }

  get open(): readonly TableInfo[] {
    return (this.tables ?? []).filter(({ status }) => status === 'open');
  }

  get running(): readonly TableInfo[] {
    return (this.tables ?? []).filter(({ status }) => status === 'running');
  }

  close(): void {
    for (const stop of this.#stops) stop();
    void this.#client.send({ type: 'unwatch-lobby' });
  }

  #watch(): void {
    void this.#client.send({ type: 'watch-lobby' });
  }

  #receive(message: Message): void {
    if (message.type === 'lobby') this.tables = message.tables;
    else if (message.type === 'lobby-table') this.tables = withTable(this.tables ?? [], message.info);
    else if (message.type === 'lobby-gone') this.tables = this.#without(message.table);
  }

  #without(id: string): readonly TableInfo[] {
    return (this.tables ?? []).filter((info) => info.id !== id);
  }
}

/** A new table comes last: no row moves under the pointer. */
function withTable(tables: readonly TableInfo[], info: TableInfo): readonly TableInfo[] {
  const isKnown = tables.some(({ id }) => id === info.id);
  return isKnown ? tables.map((known) => (known.id === info.id ? info : known)) : [...tables, info];
}
