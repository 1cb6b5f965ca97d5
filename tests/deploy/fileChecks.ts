import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { PNG } from '../support/sampleFiles.ts';
import { fetchReply, logIn } from './fetchReply.ts';
import type { Check, Member } from './Site.ts';

interface Gallery {
  readonly '@id': string;
  readonly photo: { readonly url: string };
}

interface Listed {
  readonly 'hydra:member': readonly { readonly '@id': string }[];
}

/** A megabyte and a half that is a PDF by its beginning. */
const buildPdf = (): Buffer => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(1_500_000)]);

/** Files are in the database beside their records: no folder to share between processes. */
export const fileChecks: readonly Check[] = [
  {
    title: 'a file uploaded through one process is read through the other and through nginx',
    run: async ({ url, members }) => {
      const { token } = await logIn(url);
      const first = async (path: string): Promise<string> =>
        ((await fetchReply(url, path, { token })).json() as Listed)['hydra:member'][0]?.['@id'] ?? '';
      let compared = 0;
      const upload = async (member: Member, other: Member): Promise<void> => {
        const pdf = buildPdf();
        const created = await fetchReply(member.url, '/api/galleries', {
          method: 'POST',
          token,
          body: {
            title: `Fichiers de ${member.name}`,
            code: `DPL-${String(100 + compared)}`,
            seats: 40,
            price: 500,
            openingDate: '2026-10-01T00:00:00',
            days: ['monday'],
            dimensions: ['4 m', '6 m'],
            club: '/api/clubs/1',
            season: await first('/api/seasons?current=true'),
            practiceForms: [await first('/api/referentials?type=PracticeForm')],
            lines: [{ label: 'Cadres', quantity: 3 }],
            photo: { originalFilename: 'p.png', base64File: PNG },
            attachments: [{ originalFilename: 'a.pdf', base64File: pdf.toString('base64') }],
          },
        });
        assert.equal(created.status, 201, created.text());
        const gallery = created.json() as Gallery & { attachments: readonly Gallery['photo'][] };
        for (const [file, content] of [
          [gallery.photo, Buffer.from(PNG, 'base64')],
          [gallery.attachments[0], pdf],
        ] as const)
          for (const reader of [other.url, url]) {
            const path = file?.url ?? '';
            const read = await fetchReply(reader, path, { token });
            assert.equal(read.status, 200, read.text());
            assert.ok(read.bytes.equals(content), `${path} differs at ${reader}`);
            compared += 1;
          }
      };
      await upload(members[0], members[1]);
      await upload(members[1], members[0]);
      return `4 files, read ${compared} times, byte for byte`;
    },
  },
];
