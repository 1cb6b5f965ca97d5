import { typeset } from '../../../i18n/typography.ts';

/** Texts on personal data; `docs/data.md` has the facts, and a test compares what a device keeps. */
export const personalDataTexts = typeset({
  title: 'Données personnelles',
  introduction:
    'Cette page dit quelles données personnelles ce site traite, qui les lit, ce qui en reste sur votre appareil et comment exercer vos droits, comme le demandent les articles 13 et 14 du règlement général sur la protection des données (RGPD, règlement de l’Union européenne 2016/679).',
  controller: {
    title: 'Responsable du traitement',
    contact: 'Délégué à la protection des données, ou personne à contacter',
  },
  purposes: {
    title: 'À quoi servent les données',
    intro: 'Les données servent à :',
    members: 'délivrer et renouveler les licences, suivre les changements de club et les adhésions ;',
    contests: 'organiser les compétitions et les tournois, en publier les résultats et les classements ;',
    clubs:
      'tenir la vie des clubs : dirigeants, salles, événements, formations, labels, paiements et comptabilité ;',
    accounts: 'ouvrir des comptes d’accès, avec les droits que chaque club donne, et les protéger.',
    basis:
      'Selon les cas, ces traitements reposent sur le contrat d’adhésion qui lie une personne à son club et à sa fédération, sur la mission d’intérêt public de celle-ci ou sur une obligation légale, comme celle de vérifier un certificat médical.',
  },
  readers: {
    title: 'Quelles données, et qui les lit',
    intro: 'Les données sont rangées par le nombre de ceux qui les lisent. Toutes circulent chiffrées.',
  },
  classes: {
    public: {
      name: 'Données publiques',
      text: 'Résultats, tableaux, classements, tournois, noms des clubs et des instances : lus par tout le monde, sans compte.',
    },
    common: {
      name: 'Données communes',
      text: 'Ce que tout compte peut savoir des autres clubs, comme l’affiche et les dates d’un événement : lu par toute personne qui a un compte.',
    },
    club: {
      name: 'Données du club',
      text: 'Identité, licences, fonctions, diplômes, paiements et autres dossiers du club et de ses membres : lus par les comptes à qui le club en a donné le droit. Chaque modification garde son auteur et sa date.',
    },
    masked: {
      name: 'Données masquées',
      text: 'Coordonnées et adresses des mineurs, contenu des certificats médicaux : absents des listes, des recherches et des exports ; une personne qui en a le droit les demande une fiche à la fois, et sa demande laisse une trace.',
    },
    own: {
      name: 'Données du compte',
      text: 'Notifications et réglages de sécurité du compte : lus et modifiés par leur seul titulaire. Le nom et l’adresse de courriel du compte se lisent aussi par ceux qui gèrent les droits du club.',
    },
    secret: {
      name: 'Secrets',
      text: 'Mots de passe, codes et jetons d’accès : personne ne les lit. Le serveur livré avec Raquette ne garde que l’empreinte des mots de passe et des jetons.',
    },
  },
  storage: {
    title: 'Combien de temps elles sont gardées',
    intro: 'Durées de conservation fixées par l’exploitant de ce site',
    place: 'Les données se trouvent chez l’hébergeur que nomment les mentions légales.',
    log: 'Le serveur livré avec Raquette tient un journal de sécurité des connexions, des refus et des changements de droits : le numéro du compte, le moment et le réseau d’où vient la demande (jamais l’adresse complète de l’appareil). Ce qui est saisi n’y figure jamais.',
    session: 'Une session se ferme trois heures après le dernier geste.',
  },
  onDevice: {
    title: 'Ce qui reste sur votre appareil',
    intro:
      'Ce site ne contient ni publicité, ni mesure d’audience, ni traceur de tiers. Ce qu’il garde dans votre navigateur est strictement nécessaire au service que vous demandez ou vient d’un choix que vous avez fait : votre consentement n’est donc pas requis (article 82 de la loi n°\u00a078-17 du 6\u00a0janvier 1978).',
    visitor:
      'Sans compte, seuls les quatre derniers éléments de cette liste peuvent être présents sur votre appareil.',
    others:
      'Le fond des cartes et le logo peuvent venir du serveur d’un autre prestataire, choisi par l’exploitant : ce prestataire reçoit alors l’adresse de votre appareil sur le réseau (adresse IP), sans la page que vous lisez.',
  },
  device: {
    session: {
      name: 'Jeton de session et droits du compte',
      text: 'Gardés jusqu’à la fin de la session, pour ne pas redemander le mot de passe à chaque page.',
    },
    flags: {
      name: 'Heure de fin de session, marque de déconnexion et version des données',
      text: 'Communes à tous les onglets. La première et la dernière disparaissent avec la session ; la marque, qui ne dit rien de vous, reste.',
    },
    copy: {
      name: 'Copie de ce qui a été lu',
      text: 'Chiffrée, gardée 7 jours au plus et effacée à la fin de la session. Elle ne contient ni certificat, ni donnée démasquée, ni fichier.',
    },
    drafts: {
      name: 'Brouillons des formulaires',
      text: 'Chiffrés, gardés 24 heures au plus et effacés à la déconnexion.',
    },
    sheets: {
      name: 'Feuilles de rencontre',
      text: 'Chiffrées et effacées à la déconnexion ; ce que le serveur n’a pas encore reçu reste, chiffré, jusqu’à ce que le même compte l’envoie.',
    },
    selections: {
      name: 'Pages épinglées ou ouvertes en dernier, et vues enregistrées qui cherchent un texte',
      text: 'Effacées à la déconnexion, car elles peuvent contenir des noms.',
    },
    preferences: {
      name: 'Colonnes et autres vues enregistrées',
      text: 'Gardées pour le même compte jusqu’à ce que vous effaciez les données du site.',
    },
    news: {
      name: 'Cookie « info-dialog »',
      text: 'Retient que les nouvelles de l’accueil ont été lues ; effacé à la déconnexion et à la fermeture du navigateur.',
    },
    shell: {
      name: 'Fichiers de l’application et réponses publiques',
      text: 'Pour ouvrir sans réseau une feuille de rencontre : les réponses publiques sont gardées 1 jour, les fichiers 30 jours ou jusqu’à la version suivante. Aucune réponse à une personne connectée n’en fait partie.',
    },
    scheme: {
      name: 'Thème clair ou sombre',
      text: 'Le choix que vous avez fait, gardé jusqu’à ce que vous effaciez les données du site.',
    },
    ownClub: {
      name: 'Club suivi sur les pages publiques',
      text: 'Le numéro et le nom du club que vous avez choisi, gardés jusqu’à ce que vous y renonciez.',
    },
    reload: {
      name: 'Heure du dernier rechargement',
      text: 'Évite de recharger sans fin une page après une mise à jour ; disparaît avec l’onglet.',
    },
  },
  rights: {
    title: 'Vos droits',
    text: 'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la limitation de leur traitement et leur portabilité, vous opposer à leur traitement et dire ce qu’elles doivent devenir après votre mort. Pour un mineur, son représentant légal fait la demande. Les coordonnées d’une personne se corrigent aussi auprès de son club.',
    how: 'Écrivez à la personne à contacter, ou par la poste à l’adresse du responsable du traitement, tous deux nommés en tête de cette page. Une réponse vous est due dans le mois.',
    complaint:
      'Si la réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la Commission nationale de l’informatique et des libertés (CNIL), 3 place de Fontenoy, TSA 80715, 75334 Paris CEDEX 07 :',
    form: 'adresser une plainte à la CNIL',
  },
});
