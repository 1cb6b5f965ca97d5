import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { html } from 'hono/html';
import type { Context, Env } from '../rights/context.ts';
import { readMailbox } from '../mail/mailbox.ts';
import type { ReceivedMail } from '../mail/mailbox.ts';

/** `GET /sandbox/mailbox`: what the sandbox 'mailed', as JSON or, for a browser, as a small page. */
export const mailboxRoutes = (context: Context): Hono<Env> =>
  new Hono<Env>().get('/sandbox/mailbox', async (c) => {
    const mails = await readMailbox(context);
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept');
    const type = accepts(c, {
      header: 'Accept',
      supports: ['application/json', 'text/html'],
      default: 'application/json',
    });
    return type === 'text/html' ? c.html(toPage(mails)) : c.json(mails);
  });

const toPage = (mails: readonly ReceivedMail[]) =>
  html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Boîte aux lettres du bac à sable</title>
      </head>
      <body>
        <main>
          <h1>Boîte aux lettres du bac à sable</h1>
          ${mails.length === 0 ? html`<p>Aucun message.</p>` : mails.map(toArticle)}
        </main>
      </body>
    </html>`;

const WRITTEN = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

const toArticle = (mail: ReceivedMail) =>
  html`<article>
    <h2>${mail.subject}</h2>
    <p>
      À ${mail.to}, le
      <time datetime="${mail.date}">${WRITTEN.format(new Date(mail.date)).replace(' ', ' à ')}</time>
    </p>
    <p>${mail.text}</p>
    ${mail.link === null ? '' : html`<p><a href="${mail.link}">${mail.link}</a></p>`}
  </article>`;
