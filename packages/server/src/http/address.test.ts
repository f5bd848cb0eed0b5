import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  return {
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as IncomingMessage;
}

test.each([
  ['without a proxy a header means nothing', request('203.0.113.9', '1.1.1.1'), 0, '203.0.113.9'],
  ['a proxy appends: what the client wrote is ignored', request('10.0.0.1', '6.6.6.6, 203.0.113.9'), 1, '203.0.113.9'],
  ['two proxies', request('10.0.0.2', '6.6.6.6, 203.0.113.9, 10.0.0.1'), 2, '203.0.113.9'],
  ['a proxy that says nothing', request('10.0.0.1'), 1, '10.0.0.1'],
  ['IPv4 in the clothes of IPv6', request('::ffff:203.0.113.9'), 0, '203.0.113.9'],
  ['IPv6 counts by its /64', request('2001:db8:0:1:aaaa:bbbb:cccc:dddd'), 0, '2001:db8:0:1::/64'],
  ['the same /64, written short', request('2001:db8:0:1::7'), 0, '2001:db8:0:1::/64'],
  ['loopback', request('::1'), 0, '0:0:0:0::/64'],
  ['a zone is no part of the address', request('fe80::1:2%eth0'), 0, 'fe80:0:0:0::/64'],
  ['IPv4 as the tail of IPv6', request('64:ff9b:1:2::203.0.113.9'), 0, '64:ff9b:1:2::/64'],
  ['IPv4 in the clothes of IPv6, in hexadecimal', request('::ffff:cb00:7109'), 0, '203.0.113.9'],
  ['a full address in the clothes of IPv6', request('0:0:0:0:0:ffff:203.0.113.9'), 0, '203.0.113.9'],
  ['a proxy that appends a port to IPv4', request('10.0.0.1', '203.0.113.9:1234'), 1, '203.0.113.9'],
  ['a proxy that appends a port to IPv6', request('10.0.0.1', '[2001:db8:0:1::1]:443'), 1, '2001:db8:0:1::/64'],
  ['IPv6 in brackets', request('10.0.0.1', '[2001:db8:0:1::1]'), 1, '2001:db8:0:1::/64'],
  ['mapped IPv4 with a port', request('10.0.0.1', '[::ffff:203.0.113.9]:443'), 1, '203.0.113.9'],
  ['what is no address counts as the proxy that said it', request('10.0.0.1', '6.6.6.6, unknown'), 1, '10.0.0.1'],
  ['a port too many', request('10.0.0.1', '203.0.113.9:1:2'), 1, '10.0.0.1'],
  ['an empty last entry', request('10.0.0.1', '6.6.6.6, '), 1, '10.0.0.1'],
  ['an empty header', request('10.0.0.1', ''), 1, '10.0.0.1'],
  ['fewer entries than proxies', request('10.0.0.2', '203.0.113.9'), 2, '203.0.113.9'],
  ['a socket that is gone already', request(''), 0, ''],
])('%s', (_title, from, proxies, expected) => {
  expect(addressOf(from, proxies)).toBe(expected);
});
