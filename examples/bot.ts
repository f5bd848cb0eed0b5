/**
 * A bot for Durbar: it takes every seat it is invited to and answers every question at random.
 *
 *   DURBAR_TOKEN=durbar_… node examples/bot.ts https://durbar.example
 */
const server = process.argv[2] ?? 'http://localhost:3000';
const headers = { authorization: `Bearer ${process.env.DURBAR_TOKEN}`, 'content-type': 'application/json' };

interface Line {
  readonly type: string;
  readonly me?: { readonly id: string };
  readonly table?: string;
  readonly number?: number;
  readonly view?: unknown;
  readonly question?: { readonly choices: readonly { readonly text: string }[] };
  readonly info?: { id: string; status: string; seats: { person?: { id: string }; ready: boolean; away: boolean }[] };
}

/** This is where your bot thinks: `view` is the table as its seat sees it. */
function choose({ question }: Line): string | undefined {
  const choices = question?.choices ?? [];
  return choices[Math.floor(Math.random() * choices.length)]?.text;
}

async function post(table: string, what: string, body: object = {}): Promise<void> {
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${server}/api/bot/tables/${table}/${what}`, request);
  if (!answer.ok) console.error(what, await answer.text());
}

let me = '';
async function hear(line: Line): Promise<void> {
  const { type, info, number, table = info?.id ?? '' } = line;
  if (type === 'welcome') me = line.me?.id ?? '';
  if (type === 'invited') await post(table, 'accept');
  const seat = info?.seats.find(({ person }) => person?.id === me);
  if (info?.status === 'open' && seat && !seat.ready) await post(table, 'accept');
  if (info?.status === 'running' && seat?.away) await post(table, 'return');
  const text = choose(line);
  if (text !== undefined) await post(table, 'answer', { number, text });
}

async function listen(): Promise<void> {
  const stream = await fetch(`${server}/api/bot/stream`, { headers });
  if (!stream.ok || !stream.body) throw new Error(await stream.text());
  let rest = '';
  for await (const piece of stream.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) await hear(JSON.parse(line));
  }
}

// When you connect again, each table comes with the question that waits.
for (;;)
  await listen()
    .catch(console.error)
    .finally(() => new Promise((resolve) => setTimeout(resolve, 1000)));
