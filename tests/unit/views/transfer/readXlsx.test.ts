import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTableFile } from '../../../../src/views/transfer/readTableFile.ts';
import { readXlsx } from '../../../../src/views/transfer/readXlsx.ts';
import { buildXlsx, sheetRows } from '../../../support/buildXlsx.ts';

/** The worker's code in this thread. */
const open = (bytes: Uint8Array<ArrayBuffer>) =>
  readTableFile(new Blob([bytes]), async (content) => readXlsx(new Uint8Array(content)));

const read = async (content: string) => {
  const sheets = await readXlsx(buildXlsx({ sheets: { Feuille: content } }));
  if (typeof sheets === 'string') throw new Error(sheets);
  return sheets[0]?.rows;
};

const number = (value: string | number, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

describe('an XLSX file', () => {
  it('is read as texts, numbers, days, moments and times that its reader sees', async () => {
    const rows = sheetRows(
      ['Nom', 'Valeur'],
      ['texte', ' Zoé '],
      ['nombre', number(32299)],
      ['décimal', number('0.30000000000000004')],
      ['jour', number(32299, 1)],
      ['moment', number('32299.604166666664', 1)],
      ['moment à la seconde', number('32299.604247685186', 1)],
      ['heure', number('0.604166666666666', 2)],
      ['logique', '<c t="b"><v>1</v></c>'],
      ['avant 1900', number(-10_000, 1)],
      ['de 1900', number(2, 1)],
      ['jour écrit', '<c t="d"><v>1988-06-05T00:00:00</v></c>'],
    );
    expect((await read(rows))?.map(([, cell]) => cell)).toEqual([
      'Valeur',
      'Zoé',
      '32299',
      '0,3',
      '05/06/1988',
      '05/06/1988 14:30',
      '05/06/1988 14:30:07',
      '14:30',
      'VRAI',
      '-10000',
      '02/01/1900',
      '05/06/1988',
    ]);
  });

  it('gives the days of a workbook that counts from 1904 on', async () => {
    const bytes = buildXlsx({ sheets: { A: sheetRows(['Né'], [number(32299 - 1462, 1)]) }, date1904: true });
    expect(await readXlsx(bytes)).toMatchObject([{ rows: [['Né'], ['05/06/1988']] }]);
  });

  it('gives the values of formulas, and the sign of what was never calculated or failed', async () => {
    const rows = sheetRows(
      ['a', '<c t="str"><f>A1&amp;"x"</f><v>ax</v></c>', '<c><f>1+1</f><v>2</v></c>'],
      ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '<c t="e"><v>#N/A</v></c>', '<c><f>1+1</f></c>'],
    );
    expect(await read(rows)).toEqual([
      ['a', 'ax', '2'],
      ['#DIV/0!', '#N/A', '#CALC!'],
    ]);
  });

  it('gives each line beside a merged cell its text, and counts them', async () => {
    const rows = sheetRows(['Club', 'Nom'], ['VAL', 'A'], ['', 'B'], ['', 'C'], ['PING', 'D']);
    const sheets = await open(
      buildXlsx({
        sheets: { A: `${rows}<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="A1:B1"/></mergeCells>` },
      }),
    );
    expect(sheets).toMatchObject([{ merged: 2 }]);
    expect(typeof sheets === 'string' ? [] : sheets[0]?.lines.map(({ cells }) => cells[0])).toEqual([
      'Club',
      'VAL',
      'VAL',
      'VAL',
      'PING',
    ]);
  });

  it('offers each sheet that has rows and is shown, by its name', async () => {
    const table = sheetRows(['Nom'], ['A']);
    const bytes = buildXlsx({
      sheets: {
        Notes: sheetRows(['Lisez-moi']),
        Joueurs: table,
        Listes: table,
        'A &amp; B': table,
        Vide: '<sheetData/>',
      },
      hidden: ['Listes'],
    });
    const sheets = await open(bytes);
    expect(typeof sheets === 'string' ? sheets : sheets.map(({ name }) => name)).toEqual([
      'Joueurs',
      'A & B',
    ]);
  });

  it('keeps the numbers of its lines where some are empty', async () => {
    const bytes = buildXlsx({
      sheets: {
        A: '<sheetData><row r="3"><c r="B3" t="inlineStr"><is><t>Nom</t></is></c></row><row r="7"><c r="B7"><v>1</v></c></row></sheetData>',
      },
    });
    expect(await open(bytes)).toMatchObject([
      {
        lines: [
          { number: 3, cells: ['', 'Nom'] },
          { number: 7, cells: ['', '1'] },
        ],
      },
    ]);
  });

  it('passes over cells that were only coloured, however far away', async () => {
    const table = sheetRows(['Nom'], ['A']).replace(
      '</sheetData>',
      '<row r="3"><c r="XFD3" s="1"/></row><row r="60000"><c r="A60000" s="1"/></row></sheetData>',
    );
    expect(
      await open(buildXlsx({ sheets: { A: table.replace(/<row r="60000".*?<\/row>/, '') } })),
    ).toMatchObject([{ lines: [{ number: 1 }, { number: 2, cells: expect.objectContaining({ 0: 'A' }) }] }]);
    expect(await open(buildXlsx({ sheets: { A: table.replace(/<row r="3".*?<\/row>/, '') } }))).toMatchObject(
      [{ lines: [{ number: 1 }, { number: 2 }] }],
    );
  });

  /** One bit of the sheet's own bytes turned over, as a bad medium does it. */
  const damaged = (bytes: Uint8Array<ArrayBuffer>) => {
    const at = new TextDecoder('latin1').decode(bytes).indexOf('xl/worksheets/sheet1.xml') + 60;
    return bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));
  };
  const line = (at: string, cell = 'A') =>
    `<sheetData><row r="${at}"><c r="${cell}${at}"><v>1</v></c></row></sheetData>`;

  it.each([
    ['empty', buildXlsx({ sheets: { A: sheetRows(['Nom']) } })],
    ['empty', buildXlsx({ sheets: { A: sheetRows(['Nom'], ['A']) }, hidden: ['A'] })],
    ['tooManyRows', buildXlsx({ sheets: { A: sheetRows(...Array.from({ length: 5020 }, () => ['x'])) } })],
    ['tooManyRows', buildXlsx({ sheets: { A: line('1048576') } })],
    ['tooManyColumns', buildXlsx({ sheets: { A: line('2', 'XFD') } })],
    ['unreadable', buildXlsx({ sheets: { A: line('99999999999') } })],
    ['unreadable', damaged(buildXlsx({ sheets: { A: sheetRows(['Nom'], ['Annie']) } }))],
    ['unreadable', new Uint8Array(zipSync({ 'a.txt': strToU8('x') }))],
    ['unreadable', buildXlsx({ sheets: { A: sheetRows(['Nom'], ['A']) } }).slice(0, 400)],
    ['tooLarge', new Uint8Array(5 * 1024 * 1024 + 1)],
    ['oldExcel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ])('is refused as %s (%#)', async (refusal, bytes) => {
    expect(await open(bytes)).toBe(refusal);
  });

  it.each(['', 'Bonjour', 'Nom;Prénom\n'])(
    'is unreadable where it is %j under the name of a workbook',
    async (text) => {
      expect(await readTableFile(new File([text], 'Licences.XLSX'))).toBe('unreadable');
      expect(await readTableFile(new File([text], 'licences.csv'))).toBe('empty');
    },
  );

  it('is refused behind a password, in words of its own', async () => {
    const name = 'EncryptedPackage'.split('').flatMap((letter) => [letter.charCodeAt(0), 0]);
    expect(await open(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0, ...name))).toBe('password');
  });

  it('is not inflated where it says to hold more than it may', async () => {
    const zeros = new Uint8Array(60 * 1024 * 1024);
    const parts = unzipSync(buildXlsx({ sheets: { A: sheetRows(['Nom'], ['A']) } }));
    const bomb = zipSync({ ...parts, 'xl/a.xml': zeros, 'xl/b.xml': zeros });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await open(new Uint8Array(bomb))).toBe('inflated');
  });

  it('is not spread where one text would fill the memory', async () => {
    const text = 'x'.repeat(100_000);
    const parts = unzipSync(
      buildXlsx({
        sheets: { A: sheetRows(...Array.from({ length: 300 }, () => ['<c t="s"><v>0</v></c>'])) },
      }),
    );
    const relations = new TextDecoder()
      .decode(parts['xl/_rels/workbook.xml.rels'])
      .replace(
        '</Relationships>',
        '<Relationship Id="rId98" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      );
    const bytes = zipSync({
      ...parts,
      'xl/_rels/workbook.xml.rels': strToU8(relations),
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${text}</t></si></sst>`),
    });
    expect(await open(new Uint8Array(bytes))).toBe('inflated');
  });
});
