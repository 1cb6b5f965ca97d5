/** A PDF of one page with one word on it, in plain letters. */
export const createDocument = (word: string): Uint8Array => {
  const drawing = `BT /F 32 Tf 60 90 Td (${word}) Tj ET`;
  return new TextEncoder().encode(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj',
      `4 0 obj<</Length ${drawing.length}>>stream`,
      drawing,
      'endstream endobj',
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
  );
};
