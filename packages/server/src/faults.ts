import { fail } from '@durbar/engine';
import { FAULTS, type Fault, type FaultCode } from '@durbar/protocol';

export function faultOf(code: FaultCode, more: Omit<Fault, 'code' | 'message'> = {}): Fault {
  return { code, message: FAULTS[code], ...more };
}

export function refuse(
  code: FaultCode,
  more: Omit<Fault, 'code' | 'message'> = {},
): { readonly ok: false; readonly fault: Fault } {
  return fail(faultOf(code, more));
}
