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
])('%s', (_title, from, proxies, expected) => {
  expect(addressOf(from, proxies)).toBe(expected);
});
