import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';

const IPV4_AND_PORT = /^([\d.]+)(?::\d+)?$/;
const BRACKETS_AND_PORT = /^\[([^\]]+)\](?::\d+)?$/;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;
/** A household is given a /64 at least, so one address of it stands for all. */
const GROUPS_OF_A_NETWORK = 4;

/**
 * The address that limits count by. Each trusted proxy appends the address it saw, so with `proxies` of them the client stands that many
 * places from the end; what a client wrote itself stands further left and is ignored. Where a proxy wrote no address, it stands for its clients.
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

/** IPv4 as it is, IPv6 by its /64; undefined when it is no address. */
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
