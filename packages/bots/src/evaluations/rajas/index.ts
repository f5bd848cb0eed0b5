export { rajasFeatures as features } from './features.ts';
