/** Coordinates tabs, so two of them never overwrite the same game. */
const CHANNEL = 'durbar-tables';

/** Claims a table for this tab; `onLost` is called when another tab claims it. Returns the release function. */
export function holdTable(id: string, onLost: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === id) onLost();
  };
  channel.postMessage(id);
  return () => channel.close();
}
