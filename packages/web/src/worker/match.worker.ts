import { Host } from './host.ts';
import { serve } from './rpc.ts';

serve((emit) => new Host(emit));
