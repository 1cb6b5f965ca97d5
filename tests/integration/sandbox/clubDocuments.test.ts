import { describe, expect, it } from 'vitest';
import { PDF, PNG, SVG } from '../../support/sampleFiles.ts';
import { createCall, type Account } from '../../support/screens/createClient.ts';
import { setUpSandbox } from '../../support/screens/openSeededSandbox.ts';
import type { Body } from '../../support/createRequester.ts';

const sandbox = setUpSandbox();
const api = createCall(() => sandbox);

const store = (originalFilename: string, base64File: string, account: Account = 'gestionnaire') => {
  const about = { title: 'Procès-verbal de l’assemblée', category: 'minutes', club: '/api/clubs/1' };
  const file = { originalFilename, base64File };
  return api.as(account).post('/api/club_documents', { ...about, file });
};

const listed = async (account: Account = 'gestionnaire'): Promise<Body[]> => {
  const filter = encodeURIComponent(JSON.stringify({ club: '/api/clubs/1' }));
  return (await api.as(account).get(`/api/read/documents?filter=${filter}&range=[0,99]`)).body;
};

describe('the documents that a club files', () => {
  it('are listed beside those of the federation, to be read by those with the right (R2.41, R3.177)', async () => {
    const { status, body } = await store('pv.pdf', PDF);
    expect(status, JSON.stringify(body)).toBe(201);
    const paper = (await listed('lecteur')).find(({ file }) => file.originalFilename === 'pv.pdf');
    expect(paper).toMatchObject({
      title: 'Procès-verbal de l’assemblée',
      category: 'Procès-verbal',
      format: 'PDF',
    });
    const read = await api.as('lecteur').get(paper.file.url);
    expect(read.bytes.toString('base64')).toBe(PDF);
    expect((await store('pv.pdf', PDF, 'lecteur')).status).toBe(403);
  });

  it('of a hostile name are kept under a safe one, and never run', async () => {
    const { body } = await store('../../x.png', PNG);
    expect(body.file).toMatchObject({ originalFilename: 'x.png', mimeType: 'image/png' });
    expect(body.file.url).toMatch(/^\/api\/files\/\d+\/x\.png$/);
    const { headers } = await api.get(body.file.url);
    expect(headers.get('Content-Type')).toBe('image/png');
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="x\.png"/);
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('are offered under a name that ends no header and opens no other parameter', async () => {
    const { body } = await store('Été 50%"; filename=x.exe\r\nX-Own: 1; (a).png', PNG);
    expect(body.file.originalFilename).toBe('Été 50%; filename=x.exeX-Own 1; (a).png');
    const { headers } = await api.get(new URL(body.file.url, 'http://sandbox.test').pathname);
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="Ete 50_; filename=x.exeX-Own 1; (a).png"; filename*=UTF-8''%C3%89t%C3%A9%2050%25%3B%20filename%3Dx.exeX-Own%201%3B%20%28a%29.png`,
    );
    expect(headers.has('X-Own')).toBe(false);
  });

  it('are refused when they are pictures that can run, whatever they are called', async () => {
    const before = (await listed()).length;
    for (const name of ['../../x.svg', 'x.png', 'x.pdf']) {
      const { status, body } = await store(name, SVG);
      expect([status, body.violations?.[0]?.propertyPath], name).toEqual([422, 'file']);
    }
    expect(await listed()).toHaveLength(before);
  });

  it.each([
    ['a picture called a program', 'a.png.exe', PNG],
    ['a picture called a drawing', '../../x.svg', PNG],
    ['a program', 'a.exe', Buffer.from([0x4d, 0x5a, 0, 1, 2, 3]).toString('base64')],
    ['a text without ending', 'passwd', Buffer.from('root').toString('base64')],
  ])('are refused when their name is not of their content: %s', async (_case, name, content) => {
    const { status, body } = await store(name, content);
    expect([status, body.violations?.[0]?.message]).toEqual([
      422,
      expect.stringMatching(/^Le nom du fichier ne correspond pas à son contenu/),
    ]);
  });
});
