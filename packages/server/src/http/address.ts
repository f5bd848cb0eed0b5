import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';

const IPV4_AND_PORT = /^([\d.]+)(?::\d+)?$/;
const BRACKETS_AND_PORT = /^\[([^\]]+)\](?::\d+)?$/;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;
/** A household has at least a /64, so limits count the whole prefix. */
const GROUPS_OF_A_NETWORK = 4;

/**
 * The address that limits count by. Each trusted proxy appends the address it saw, so with `proxies` of them the client is that many
 * entries from the end; anything the client wrote is further left and ignored. If a proxy wrote no address, its own counts.
 */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const appended = String(headers['x-forwarded-for'] ?? '').split(',');
  let network = networkOf(socket.remoteAddress ?? '') ?? '';
  for (const hop of appended.reverse().slice(0, proxies)) {
    const seen = networkOf(hop.trim());
    if (seen === undefined) return network;
    network = seen;
  }
  return network;
}

/** IPv4 unchanged, IPv6 as its /64; undefined for anything else. */
function networkOf(text: string): string | undefined {
  const host = IPV4_AND_PORT.exec(text)?.[1] ?? BRACKETS_AND_PORT.exec(text)?.[1] ?? text;
  const address = host.split('%')[0] ?? '';
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const { address: canonical } = new SocketAddress({ address, family: 'ipv6' });
  return MAPPED.exec(canonical)?.[1] ?? `${groupsOf(canonical).slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}

/** An IPv4 tail is left as one group: the canonical form has one only after a gap that covers the whole network. */
function groupsOf(canonical: string): string[] {
  const [head = '', tail = ''] = canonical.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = tail.split(':').filter((group) => group !== '');
  const gap = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...gap, ...right];
}
