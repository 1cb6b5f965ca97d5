import { lazyAction, lazyPage } from '../../views/page/lazyPage.tsx';
import { defineFeature } from '../defineFeature.ts';
import { licenceTodos } from './licenceTodos.ts';

const RENEW = { resource: 'licence-renewals', label: 'renewals.action', needsClub: true } as const;

/** Licences: taking one, renewing those of last season, attesting one. */
export const licences = defineFeature({
  name: 'licences',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [
    { path: 'licences', group: 'licences', resource: 'licences' },
    { path: 'licence-renewals', group: 'licences', resource: 'licence-renewals' },
    { path: 'certificates', group: 'licences', resource: 'certificates' },
    {
      path: 'corpo',
      group: 'licences',
      resource: 'licences',
      title: 'Licences corporatives',
      right: { action: 'licences.corpo' },
    },
    {
      path: 'licences-event',
      group: 'licences',
      resource: 'licences',
      title: 'Licences événementielles',
      right: { action: 'licences.event' },
    },
    { path: 'licences_filtered', group: 'licences', resource: 'licences', title: 'Licences filtrées' },
    { path: 'pre-registration/search', group: 'licences', resource: 'pre-registration' },
    {
      path: 'pre-registration/:id/details',
      group: 'licences',
      resource: 'pre-registration',
      title: 'Détail de la pré-inscription',
      view: 'record',
    },
    {
      path: 'pre-registration/:id/take-over',
      group: 'reference',
      resource: 'pre-registration',
      title: 'Prise en charge',
      Page: lazyPage(async () => (await import('./takeOver/TakeOverPage.tsx')).TakeOverPage),
    },
    {
      path: 'licences/:id/attestation',
      group: 'reference',
      resource: 'licences',
      title: 'Attestation de licence',
      Page: lazyPage(async () => (await import('./attestation/AttestationPage.tsx')).AttestationPage),
    },
  ],
  sections: [
    { path: 'pre-registration', title: 'Pré-inscriptions', to: 'pre-registration/search' },
    { path: 'pre-registration/:id', to: 'pre-registration/:id/details' },
  ],
  views: {
    persons: {
      create: async () => (await import('./registration/NewPerson.tsx')).PersonCreate,
      edit: async () => (await import('./registration/NewPerson.tsx')).PersonEdit,
    },
    certificates: {
      create: async () => (await import('./registration/CertificateForm.tsx')).CertificateCreate,
      edit: async () => (await import('./registration/CertificateForm.tsx')).CertificateEdit,
    },
    licences: {
      create: async () => (await import('./registration/LicenceForms.tsx')).LicenceCreate,
      edit: async () => (await import('./registration/LicenceForms.tsx')).LicenceEdit,
    },
    'pre-registration': {
      edit: async () => (await import('./takeOver/PreRegistrationPages.tsx')).PreRegistrationEdit,
      show: async () => (await import('./takeOver/PreRegistrationPages.tsx')).PreRegistrationShow,
    },
    'licence-renewals': { create: async () => (await import('./renewal/RenewPage.tsx')).RenewPage },
  },
  relatedActions: {
    licences: { list: [RENEW], record: [RENEW] },
    persons: {
      list: [RENEW],
      record: [
        { resource: 'licences', label: 'registration.take' },
        RENEW,
        { resource: 'certificates', label: 'resources.certificates.create' },
      ],
    },
  },
  aboveRecords: {
    'pre-registration': lazyAction(async () => (await import('./takeOver/TakeOverLink.tsx')).CreatedLicence),
  },
  recordActions: {
    licences: lazyAction(async () => (await import('./attestation/AttestationLink.tsx')).AttestationLink),
  },
  rowActions: {
    licences: lazyAction(async () => (await import('./attestation/AttestationLink.tsx')).AttestationLink),
  },
  bulkActions: {
    licences: lazyAction(async () => (await import('./attestation/LettersButton.tsx')).LettersButton),
  },
  todos: licenceTodos,
});
