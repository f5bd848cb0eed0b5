import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** An address a request may go to. */
export interface CheckedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Not on the public internet: this machine, private and shared networks, documentation, multicast, reserved (RFC 6890). */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Within the public range, but leading to other networks (Teredo, 6to4) or nowhere. */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;
const PUBLIC_6 = ['2000::', 3] as const;

const blocked = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_4) blocked.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of NOT_PUBLIC_6) blocked.addSubnet(net, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet(...PUBLIC_6, 'ipv6');

/** Addresses that contain an IPv4 address (`::ffff:127.0.0.1`) are outside the public range of IPv6. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
const resolveAll: Resolve = (host) => lookup(host, { all: true });

/** Resolves a host name; undefined if any of its addresses isn't public, so no request can be steered inside. */
export async function publicAddressOf(host: string, resolve: Resolve = resolveAll): Promise<CheckedAddress | undefined> {
  const found = await resolve(host);
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublicAddress(address))) return undefined;
  return { address: first.address, family: first.family === 6 ? 6 : 4 };
}
