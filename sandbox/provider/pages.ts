import { html } from 'hono/html';
import type { Order } from '../checkout/order.ts';

const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

type Html = ReturnType<typeof html>;

const page = (nonce: string, title: string, content: Html) =>
  html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style nonce="${nonce}">
          body {
            font-family: sans-serif;
            max-width: 30rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          button {
            display: block;
            width: 100%;
            margin: 0.5rem 0;
            padding: 0.75rem;
            font: inherit;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

/** The amount to pay, and a button for each way in which the payment may end. */
export const toOrderPage = (nonce: string, { reference, amount }: Order, query: URLSearchParams) =>
  page(
    nonce,
    'Prestataire de paiement (simulation)',
    html`<p>
        Cette page tient lieu de prestataire : aucune carte n’est demandée et aucune somme n’est prélevée.
      </p>
      <p>Paiement <strong>${reference}</strong> : <strong>${EUROS.format(amount / 100)}</strong></p>
      <form method="post" action="/pay">
        <input type="hidden" name="order" value="${query.get('order') ?? ''}" />
        <input type="hidden" name="signature" value="${query.get('signature') ?? ''}" />
        <button name="outcome" value="accept">Accepter le paiement</button>
        <button name="outcome" value="late">Accepter, avec une confirmation tardive</button>
        <button name="outcome" value="refuse">Refuser le paiement</button>
        <button name="outcome" value="abandon">Abandonner et revenir</button>
        <button name="outcome" value="forged">Revenir, avec une confirmation à la signature fausse</button>
        <button name="outcome" value="cheaper">Revenir, avec une confirmation d’un autre montant</button>
      </form>`,
  );

export const toDonePage = (nonce: string, { reference, returnUrl }: Order) =>
  page(
    nonce,
    'Paiement déjà accepté',
    html`<p>Le paiement ${reference} a déjà été accepté. Il ne sera pas demandé une seconde fois.</p>
      <p><a href="${returnUrl}">Revenir au site</a></p>`,
  );

export const toRefusedPage = (nonce: string) =>
  page(
    nonce,
    'Lien de paiement invalide',
    html`<p>Ce lien est incomplet ou a été modifié. Rien n’a été payé.</p>`,
  );
