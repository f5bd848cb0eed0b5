/**
 * Confusable letters of modern scripts, after Unicode's UTS 39: names with the same skeleton look the same. Letters are compared in their
 * written case; names that differ only in case are equal anyway.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Latin letters without a decomposition to the basic alphabet.
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'p',
  Þ: 'P',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ŋ: 'n',
  Ŋ: 'N',
  ə: 'e',
  Ə: 'E',
  // Cyrillic
  А: 'A',
  а: 'a',
  В: 'B',
  Е: 'E',
  е: 'e',
  Ѕ: 'S',
  ѕ: 's',
  І: 'I',
  і: 'i',
  Ј: 'J',
  ј: 'j',
  К: 'K',
  к: 'k',
  М: 'M',
  Н: 'H',
  О: 'O',
  о: 'o',
  Р: 'P',
  р: 'p',
  С: 'C',
  с: 'c',
  Т: 'T',
  У: 'Y',
  у: 'y',
  Х: 'X',
  х: 'x',
  һ: 'h',
  Һ: 'H',
  // Greek
  Α: 'A',
  α: 'a',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  ι: 'i',
  Κ: 'K',
  κ: 'k',
  Μ: 'M',
  Ν: 'N',
  ν: 'v',
  Ο: 'O',
  ο: 'o',
  Ρ: 'P',
  ρ: 'p',
  Τ: 'T',
  Υ: 'Y',
  υ: 'u',
  Χ: 'X',
  χ: 'x',
};

/** Whether a Latin letter occurs in names; phonetic signs and small capitals only imitate letters. */
export function isLetterOfNames(letter: string): boolean {
  return /^[a-z]$/i.test(letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')) || letter in LOOK_ALIKES;
}

/** What a name is searched by: case, accents and separators make no difference, and neither do letters such as ß, ø and ł. */
export function searchKey(name: string): string {
  const bare = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M} ._-]/gu, '');
  return [...bare].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
}

/** What a name looks like: an I is an l is a 1, rn is m. */
export function skeletonOf(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(/[\p{M} ._-]/gu, '');
  return [...bare]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .toLowerCase()
    .replaceAll(/[i1]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
