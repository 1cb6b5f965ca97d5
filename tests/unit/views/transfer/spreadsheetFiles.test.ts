import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../../src/views/transfer/csv.ts';
import { readLines, toTable } from '../../../../src/views/transfer/readTable.ts';
import { countFooters, findHeadings, twinHeadings } from '../../../../src/views/transfer/tableShape.ts';

const open = async (content: string | Uint8Array<ArrayBuffer>) => {
  const file = await readLines(new Blob([content]));
  if (typeof file === 'string') throw new Error(file);
  return file;
};

const read = async (content: string | Uint8Array<ArrayBuffer>, at?: number) => {
  const file = await open(content);
  const table = toTable(file, at);
  if (typeof table === 'string') throw new Error(table);
  return { ...table, marked: file.marked };
};

describe('what a spreadsheet writes around a text', () => {
  it.each([
    ['="PAUL"', 'PAUL'],
    ['="01000"', '01000'],
    ['"=""PAUL"""', 'PAUL'],
    ['="12 rue A; bât. B"', '12 rue A; bât. B'],
    ['="dit ""Paulo"""', 'dit "Paulo"'],
    ["'0612345678", '0612345678'],
    ["'Paul", 'Paul'],
    ["'+33612345678", '+33612345678'],
    ['=""', ''],
  ])('is taken out of %s, and counted', async (cell, text) => {
    expect(await read(`Nom;Rue\n${cell};x\n`)).toEqual({
      headings: ['Nom', 'Rue'],
      rows: [[text, 'x']],
      marked: 1,
    });
  });

  it.each(["'t Hooft", "'s-Gravesande", "'quoted'", "l'été", '=A1', 'a="b"', "D'Yerres"])(
    'is not seen in %s',
    async (text) => {
      expect(await read(`Nom;Rue\n${text};x\n`)).toMatchObject({ rows: [[text, 'x']], marked: 0 });
    },
  );

  it('is taken out of the headings too', async () => {
    expect(await read('="Nom";="Rue"\nA;B')).toMatchObject({ headings: ['Nom', 'Rue'] });
  });

  it('leaves what our own files hold as it was', async () => {
    const cell = fc
      .array(fc.constantFrom('=', '+', '-', '@', '"', ';', 'a', '1', ' ', 'é', '\n'), { minLength: 1 })
      .map((letters) => letters.join('').trim())
      .filter((text) => text !== '' && !/^="(?:.|\n)*"$/.test(text));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
        const written = toCsv([['Nom', 'Rue'], ...rows]);
        expect((await read(written)).rows).toEqual(rows);
      }),
    );
  });
});

describe('the letters of a file', () => {
  const TEXT = 'Prénom;Rue\nZoé;x\n';
  const TABLE = { headings: ['Prénom', 'Rue'], rows: [['Zoé', 'x']] };
  const utf16 = (isLittle: boolean) => {
    const bytes = new DataView(new ArrayBuffer(TEXT.length * 2 + 2));
    `\uFEFF${TEXT}`.split('').forEach((letter, index) => {
      bytes.setUint16(index * 2, letter.charCodeAt(0), isLittle);
    });
    return new Uint8Array(bytes.buffer);
  };

  it.each([
    ['one mark of the byte order', `\uFEFF${TEXT}`],
    ['two of them', `\uFEFF\uFEFF${TEXT}`],
    ['one before quotes', `\uFEFF"Prénom";Rue\nZoé;x\n`],
    ['one before the separator meant for Excel', `\uFEFFsep=;\n${TEXT}`],
    ['Unicode text of Excel', utf16(true)],
    ['its other order', utf16(false)],
  ])('are read: %s', async (_what, content) => {
    expect(await read(content)).toMatchObject(TABLE);
  });

  it('are read where one of them is of Windows behind a mark of UTF-8', async () => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0x50, 0x72, 0xe9, 0x0a, 0x41);
    expect(await read(bytes)).toMatchObject({ headings: ['Pré'], rows: [['A']] });
  });
});

const FIELDS = ['nom', 'prénom', 'ville', 'téléphone'];
const countFields = (cells: readonly string[]): number =>
  cells.filter((cell) => FIELDS.includes(cell.toLowerCase())).length;

describe('the headings of a file', () => {
  it.each([
    ['a title', 'Liste des licenciés\nNom;Prénom\nA;B', 2],
    ['a title with empty cells and a line', 'Liste, saison 2026;;\n;;\nNom;Prénom;Ville\nA;B;C', 3],
    ['a title, a date and a club', 'Liste\nÉdité le;05/06/2026\nClub;VAL\nNom;Prénom\nA;B', 4],
    ['a title of the same texts', 'VAL;VAL\nNom;Prénom\nA;B', 2],
  ])('are found below %s', async (_what, content, line) => {
    const file = await open(content);
    const at = findHeadings(file.lines, countFields);
    expect(file.lines[at ?? -1]?.number).toBe(line);
    const table = await read(content, at ?? 0);
    expect(table.headings[0]).toBe('Nom');
    expect(table.rows[0]?.[0]).toBe('A');
  });

  it.each([
    ['where they are', 'Nom;Prénom\nA;B'],
    ['nowhere', 'X;Y\nA;B'],
    ['without rows below', 'Liste\nNom;Prénom'],
    ['in a file whose rows hold the same words', 'Nom;Ville\nVILLE;Nom\nA;B'],
  ])('are looked for no further: %s', async (_what, content) => {
    expect(findHeadings((await open(content)).lines, countFields)).toBeNull();
  });

  it('may be twins, which are named', async () => {
    expect(twinHeadings((await read('Nom;Tel;;Tel;;Tel\nA;1;;2;;3')).headings)).toEqual(['Tel']);
  });
});

describe('the size of a CSV file', () => {
  it('may be one column', async () => {
    expect(await read('Nom\nAnne\nLuc\n')).toMatchObject({ headings: ['Nom'], rows: [['Anne'], ['Luc']] });
  });

  it('may be 300 columns', async () => {
    const cells = Array.from({ length: 300 }, (_, index) => `c${index}`);
    const { headings, rows } = await read(`${cells.join(';')}\n${cells.join(';')}\n`);
    expect([headings.length, rows[0]?.length]).toEqual([300, 300]);
  });

  it.each([
    ['tooManyColumns', `${'a;'.repeat(600)}\n1;2\n`],
    ['tooManyRows', `Nom\n${'a\n'.repeat(100_000)}`],
    ['cut', 'Nom;Rue\nA;"1 rue du\nFilet'],
    ['cut', `Nom;Rue\n${'A;"1 rue; ""du"" Filet"\n'.repeat(100)}B;"1 r`],
  ])('is refused as %s', async (refusal, content) => {
    expect(await readLines(new Blob([content]))).toBe(refusal);
  });
});

describe('the end of a file', () => {
  const HEAD = 'Nom;Prénom;Ville;Montant\nA;B;C;12\nD;E;F;30\n';

  it.each([
    ['Total;;;42', 1],
    ['TOTAL : 2 licenciés;;;', 1],
    ['Sous-total;;;42\nTotal général;;;42', 2],
    [';;;42,00 €', 1],
    ['Total;;;42\nÉdité le 05/06/2026;;;\nPage 1/1', 3],
    ['Nombre de licenciés;2;;', 1],
  ])('is no record: %s', async (end, count) => {
    expect(countFooters(await read(`${HEAD}${end}\n`))).toBe(count);
  });

  it.each([
    'TOTAL;Paul;Melun;12',
    'Page;Jimmy;;',
    'Dupont;;;',
    ';Paul;;12',
    'Total;;;42\nG;H;I;3',
    'Paget;;;',
    'Édith;2;;',
  ])('is a record: %s', async (end) => {
    expect(countFooters(await read(`${HEAD}${end}\n`))).toBe(0);
  });
});
