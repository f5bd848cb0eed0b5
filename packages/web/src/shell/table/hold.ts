/** The tables open in this browser tell each other where a game is played, so two tabs never write over each other. */
const CHANNEL = 'durbar-tables';

/** Takes a table into this tab; `onLost` is called when another tab takes it. Returns how to let go. */
export function holdTable(id: string, onLost: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === id) onLost();
  };
  channel.postMessage(id);
  return () => channel.close();
}
