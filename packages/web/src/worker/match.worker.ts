import { Host } from './host.ts';
import { serve } from './serve.ts';

serve((emit) => new Host(emit));
