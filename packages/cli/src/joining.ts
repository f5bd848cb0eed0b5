import { qrCode } from '@durbar/protocol';

interface Opened {
  /** The configured listen address. */
  readonly host: string;
  /** Its URL on this device; loopback even if it listens on all addresses. */
  readonly url: string;
  /** The addresses of this device in its networks. */
  readonly addresses: readonly string[];
  readonly hasClient: boolean;
  /** Whether output is a colour terminal. */
  readonly isTerminal: boolean;
}

/** Start-up message: the server's address and how a friend can join. */
export function openedText({ host, url, addresses, hasClient, isTerminal }: Opened): string {
  const { hostname, port } = new URL(url);
  const isOpen = ['0.0.0.0', '::'].includes(host);
  const links = isOpen ? addresses.map((address) => `http://${address}:${port}`) : [];
  const lines = [`Durbar is running at ${isOpen ? `http://localhost:${port}` : url}`, ...joiningLines(links, isTerminal)];
  if (!isOpen && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    lines.push('Only this device can reach it. To let friends in your network join, start it with --lan (or HOST=0.0.0.0).');
  if (!hasClient) lines.push('The client is not built, so only the API answers. Run `npm run build`.');
  return lines.join('\n');
}

function joiningLines(links: readonly string[], isTerminal: boolean): string[] {
  const [first] = links;
  if (first === undefined) return [];
  const code = isTerminal ? qrLines(first) : [];
  const how = 'A friend in the same network opens this address in a browser';
  return [
    ...links.map((link) => `Others in your network: ${link}`),
    ...(code.length > 0 ? [`${how}, or points a camera here:`, ...code] : [`${how}.`]),
  ];
}

const BLACK_ON_WHITE = '\u001b[30;107m';
const PLAIN = '\u001b[0m';
const QUIET = 2;

/** Two rows of modules per line of text, with the quiet border that cameras need. */
function qrLines(text: string): string[] {
  const code = qrCode(text) ?? [];
  const isDark = (x: number, y: number): boolean => code[y - QUIET]?.[x - QUIET] ?? false;
  const size = code.length === 0 ? 0 : code.length + 2 * QUIET;
  return Array.from({ length: Math.ceil(size / 2) }, (_none, line) => {
    const halves = Array.from(
      { length: size },
      (_module, x) => HALVES[Number(isDark(x, 2 * line)) + 2 * Number(isDark(x, 2 * line + 1))],
    );
    return `${BLACK_ON_WHITE}${halves.join('')}${PLAIN}`;
  });
}

/** Neither, the upper, the lower, both. */
const HALVES = [' ', '▀', '▄', '█'] as const;
