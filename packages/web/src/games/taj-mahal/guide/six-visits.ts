import { answers } from '../../../guide/lesson.ts';

/** The first six visits of a game between bots, up to the seventh contest: two lessons tell of it. */
export const SIX_VISITS = answers(`
  tile 2, tile 9, tile 1, tile 3, tile 10, tile 8, tile 6, tile 7, tile 11, tile 4, tile 5, bonus cards-1, bonus points-2
  bonus tea, bonus cards-1, bonus cards-1, bonus cards-1, bonus spices, bonus tea, bonus points-2, bonus points-2
  bonus points-2, bonus points-2, bonus cards-1, bonus gems, bonus gems, draw L-GE, draw N-EE, draw L-VE, draw N-KE
  draw Y-GP, draw Y-ME, draw R-EE, draw L-GE, draw L-VE, draw N-GE, draw L-GE, draw L-VP, draw R-GE, draw L-PE, draw R-ME
  draw Y-VE, draw L-PE, draw N-VE, start 1, draw W-P, draw N-ME, draw N-VE, draw R-KE, draw R-VK, play Y-ME, play L-VP
  play Y-VE, play Y-GP, play L-VE, withdraw, take R-KE R-VK, withdraw, palace Bareilly, draw R-VG, palace Moradabad
  draw R-ME, take N-VE W-P, withdraw, palace Badaun, palace Shahjahanpur, take N-ME, draw Y-PE, draw Y-GE, draw R-EE
  draw N-GK, draw R-MP, play N-GE, play N-VE, play L-VE, play N-ME, withdraw, take R-EE R-MP, play L-GE +W-P, withdraw
  palace Kalinjar, take Y-GE Y-PE, withdraw, palace Chanderi, draw L-EE, palace Jhansi, palace Kalpi, take N-GK, draw L-PK
  draw R-PE, draw Y-GE, draw Y-EE, draw Y-VG, play R-GE, play N-KE +extra-elephant, play R-EE, play R-MP, play N-EE
  withdraw, take Y-EE L-PK, withdraw, palace Mandu, draw W-M, palace Sironj, palace Bhopal, take R-PE Y-GE, withdraw
  crown Sironj, take Y-VG, draw N-MK, draw R-VE, draw R-VE, draw L-VM, draw N-PE, play N-VE +extra-elephant, play L-PK
  play Y-GE +W-M, withdraw, palace Jalandhar, take N-PE N-MK, withdraw, palace Attock, draw Y-MK, crown Jalandhar
  take R-VE L-VM, withdraw, palace Sialkot, palace Lahore, take R-VE, draw R-PE, draw W-E, draw W-K, draw N-ME, draw L-PE
  play R-VE +points-2, play R-PE +extra-elephant, play Y-VG +free-colour, withdraw, take L-PE W-E, withdraw
  palace Srinagar, take R-PE W-K, play L-EE, withdraw, palace Baramulla, palace Poonch, take N-ME, draw L-GM, draw Y-ME
  draw N-PE, draw W-V, draw R-GE, play R-VE +points-2, play N-MK, play Y-EE, play R-ME +extra-elephant
  play R-ME +free-colour, play Y-GE +W-E, play R-EE +extra-mogul, withdraw, palace Surat, take R-GE W-V, play Y-PE
  withdraw, palace Junagadh, crown Ahmedabad, take Y-ME L-GM, withdraw, palace Ahmedabad, palace Bhuj, take N-PE
  draw Y-KE, draw R-PE, draw L-ME, draw R-VE, draw L-VE
`);
