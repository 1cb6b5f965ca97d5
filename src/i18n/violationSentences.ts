/**
 * French of the constraints by their codes, the constants of `Symfony\Component\Validator\Constraints`, of the bridge to
 * Doctrine and of Security: without figures, and with those of the server's sentence (`violationText`).
 */
export const violationSentences: readonly (readonly [codes: string, plain: string, counted?: string])[] = [
  // Presence
  ['c1051bb4-d103-4f74-8988-acbcafc7fdc3', 'Cette valeur ne doit pas être vide.'],
  ['ad32d13f-c3d4-423b-909a-857b961eb720', 'Cette valeur ne doit pas être nulle.'],
  ['183ad2de-533d-4796-a439-6d3c3852b549', 'Cette valeur doit être vide.'],
  ['60d2f30b-8cfa-4372-b155-9656634de120', 'Cette valeur doit être nulle.'],
  ['2beabf1c-54c0-4882-a928-05249b26e23b', 'Cette valeur doit être vraie.'],
  ['d53a91b0-def3-426a-83d7-269da7ab4200', 'Cette valeur doit être fausse.'],
  ['2fa2158c-2a7f-484b-98aa-975522539ff8', 'Ce champ est manquant.'],
  ['7703c766-b5d5-4cef-ace7-ae0dd82304e9', 'Ce champ n’est pas attendu.'],
  // Comparisons
  [
    '778b7ae0-84d3-481a-9dec-35fdb64b1d78',
    'Cette valeur est trop petite.',
    'Cette valeur doit être supérieure à {0}.',
  ],
  [
    'ea4e51d1-3342-48bd-87f1-9e672cd90cad 76454e69-502c-46c5-9643-f447d837c4d5',
    'Cette valeur est trop petite.',
    'Cette valeur doit être supérieure ou égale à {0}.',
  ],
  [
    '079d7420-2d13-460c-8756-de810eeb37d2',
    'Cette valeur est trop grande.',
    'Cette valeur doit être inférieure à {0}.',
  ],
  [
    '30fbb013-d015-4232-8b3b-8f3be97a7e14 2d28afcb-e32e-45fb-a815-01c431a86a69',
    'Cette valeur est trop grande.',
    'Cette valeur doit être inférieure ou égale à {0}.',
  ],
  [
    '04b91c99-a946-4221-afc5-e65ebac401eb',
    'Cette valeur est hors des limites.',
    'Cette valeur doit être comprise entre {0} et {1}.',
  ],
  ['ad9a9798-7a99-4df7-8ce9-46e416a1e60b', 'Cette valeur doit être un nombre ou une date.'],
  [
    '478618a7-95ba-473d-9101-cabd45e49115 2a8cc50f-58a2-4536-875e-060a2ce69ed5',
    'Cette valeur n’est pas celle qui est attendue.',
    'Cette valeur doit être égale à {0}.',
  ],
  [
    'aa2e33da-25c8-4d76-8c6c-812f02ea89dd 4aaac518-0dda-4129-a6d9-e216b9b454a0',
    'Cette valeur n’est pas permise.',
    'Cette valeur doit être différente de {0}.',
  ],
  [
    '6d99d6c3-1464-4ccf-bdc7-14d083cf455c',
    'Cette valeur n’est pas un multiple de celle qui est attendue.',
    'Cette valeur doit être un multiple de {0}.',
  ],
  // Texts
  [
    '9ff3fdc4-b214-49db-8718-39c315e33d45',
    'Ce texte est trop court.',
    'Ce texte est trop court\u00a0: {0} caractère{s} au minimum.',
  ],
  [
    'd94b19cc-114f-4f44-9cc4-4138e80a87b9',
    'Ce texte est trop long.',
    'Ce texte est trop long\u00a0: {0} caractère{s} au maximum.',
  ],
  [
    '4b6f5c76-22b4-409d-af16-fbe823ba9332',
    'Ce texte n’a pas le nombre de caractères attendu.',
    'Ce texte doit avoir exactement {0} caractère{s}.',
  ],
  [
    'cc4925df-b5a6-42dd-87f3-21919f349bf3',
    'Ce texte est trop court.',
    'Ce texte est trop court\u00a0: {0} mot{s} au minimum.',
  ],
  [
    'a951a642-f662-4fad-8761-79250eef74cb',
    'Ce texte est trop long.',
    'Ce texte est trop long\u00a0: {0} mot{s} au maximum.',
  ],
  [
    '35e6a710-aa2e-4719-b58e-24b35749b767 94c5e58b-f892-4e25-8fd6-9d89c80bfe81',
    'Ce texte contient des caractères que le serveur ne peut pas lire.',
  ],
  [
    'de1e3db3-5ed4-4941-aae4-59f3667cc3a3 6b3befbc-2f01-4ddf-be21-b57898905284',
    'Cette valeur n’est pas valide.',
  ],
  ['f27e6d6c-261a-4056-b391-6673a623531c', 'Cette valeur ne remplit aucune des conditions possibles.'],
  ['e219aa22-8b11-48ec-81a0-fc07cdb0e13f', 'Cette valeur n’est pas une expression valide.'],
  ['0789c8ad-2d2b-49a4-8356-e2ce63998504', 'Cette valeur n’est pas du JSON valide.'],
  ['63313a31-837c-42bb-99eb-542c76aacc48', 'Cette valeur n’est pas du YAML valide.'],
  ['1ece07dc-dca2-45f1-ba47-8d7dc3a12774', 'Ce texte contient des caractères qui ne sont pas autorisés.'],
  ['6ed60e6c-179b-4e93-8a6c-667d85c6de5e', 'Ce texte contient des caractères invisibles.'],
  ['9f01fc26-3bc4-44b1-a6b1-c08e2412053a', 'Ce texte mélange des chiffres de plusieurs écritures.'],
  ['56380dc5-0476-4f04-bbaa-b68cd1c2d974', 'Ce texte contient des caractères superposés.'],
  // Addresses and identifiers
  ['bd79c0ab-ddba-46cc-a703-a7a4b08de310', 'Cette valeur n’est pas une adresse email valide.'],
  ['57c2f299-1154-4870-89bb-ef3b1f5ad229', 'Cette valeur n’est pas une URL valide.'],
  [
    '8a5d387f-0716-46b4-844b-67367faf435a',
    'Il manque à cette URL la fin de son nom de domaine\u00a0: .fr, .org…',
  ],
  ['7057ffdb-0af4-4f7e-bd5e-e9acfa6d7a2d', 'Cette valeur n’est pas un nom d’hôte valide.'],
  ['b1b427ae-9f6f-41b0-aa9b-84511fbb3c5b', 'Cette valeur n’est pas une adresse IP valide.'],
  ['5649e53a-5afb-47c5-a360-ffbab3be8567', 'Cette valeur n’est pas une notation CIDR valide.'],
  [
    'b9f14a51-acbd-401a-a078-8c6b204ab32f',
    'Le masque de réseau est hors des limites.',
    'Le masque de réseau doit être compris entre {0} et {1}.',
  ],
  ['a183fbff-6968-43b4-82a2-cc5cf7150036', 'Cette valeur n’est pas une adresse MAC valide.'],
  [
    'aa314679-dac9-4f54-bf97-b2049df8f2a3 494897dd-36f8-4d31-8923-71a8d5f3000d 51120b12-a2bc-41bf-aa53-cd73daf330d0 98469c83-0309-4f5d-bf95-a496dcaa869c 21ba13b4-b185-4882-ac6f-d147355987eb 484081ca-6fbd-11ed-ade8-a3bdfd0fcf2f 164ef693-2b9d-46de-ad7f-836201f0c2db',
    'Cette valeur n’est pas un UUID valide.',
  ],
  [
    '7b44804e-37d5-4df4-9bdd-b738d4a45bb4 9608249f-6da1-4d53-889e-9864b58c4d37 df8cfb9a-ce6d-4a69-ae5a-eea7ab6f278b e4155739-5135-4258-9c81-ae7b44b5311e 34d5cdd7-5aac-4ba0-b9a2-b45e0bab3e2e',
    'Cette valeur n’est pas un ULID valide.',
  ],
  [
    '6a20dd3d-f463-4460-8e7b-18a1b98abbfb 37cef893-5871-464e-8b12-7fb79324833c 2983286f-8134-4693-957a-1ec4ef887b15 a663d266-37c2-4ece-a914-ae891940c588 7b6dd393-7523-4a6c-b84d-72b91bba5e1a b0f92dbc-667c-48de-b526-ad9586d43e85',
    'Cette valeur n’est pas un ISSN valide.',
  ],
  [
    '949acbb0-8ef5-43ed-a0e9-032dfd08ae45 3171387d-f80a-47b3-bd6e-60598545316a 23d21cea-da99-453d-98b1-a7d916fbb339 2881c032-660f-46b6-8153-d352d9706640 fa54a457-f042-441f-89c4-066ee5bdd3e1',
    'Cette valeur n’est pas un ISBN valide.',
  ],
  ['88738dfc-9ed5-ba1e-aebe-402a2a9bf58e', 'Cette valeur n’est pas un code ISIN valide.'],
  [
    'de78ee2c-bd50-44e2-aec8-3d8228aeadb9 8d3d85e4-784f-4719-a5bc-d9e40d45a3a5 b9401321-f9bf-4dcb-83c1-f31094440795 c8d318f1-2ecc-41ba-b983-df70d225cf5a e2c259f3-4b46-48e6-b72e-891658158ec8',
    'Le numéro IBAN saisi n’est pas valide.',
  ],
  [
    '66dad313-af0b-4214-8566-6c799be9789c f424c529-7add-4417-8f2d-4b656e4833e2 00559357-6170-4f29-aebd-d19330aa19cf 1ce76f8d-3c1f-451c-9e62-fe9c3ed486ae 11884038-3312-4ae5-9d04-699f782130c7',
    'Cette valeur n’est pas un code BIC valide.',
  ],
  ['29a2c3bb-587b-4996-b6f5-53081364cea5', 'Ce code BIC ne correspond pas à l’IBAN.'],
  [
    'dfad6d23-1b74-4374-929b-5cbb56fc0d9e 4d760774-3f50-4cd5-a6d5-b10a3299d8d3',
    'Ce numéro de carte n’est pas valide.',
  ],
  [
    'a2ad9231-e827-485f-8a1e-ef4d9a6d5c2e a8faedbf-1c2f-4695-8d22-55783be8efed',
    'Ce numéro de carte n’est pas valide, ou ce type de carte n’est pas accepté.',
  ],
  ['454ab47b-aacf-4059-8f26-184b2dc9d48d', 'Cette valeur n’est pas une couleur CSS valide.'],
  ['69945ac1-2db4-405f-bec7-d2772f73df52', 'Cette valeur n’est pas une devise valide.'],
  ['8f900c12-61bd-455d-9398-996cd040f7f0', 'Cette valeur n’est pas un pays valide.'],
  ['ee65fec4-9a20-4202-9f39-ca558cd7bdf7', 'Cette valeur n’est pas une langue valide.'],
  ['a0af4293-1f1a-4a1c-a328-979cba6182a2', 'Cette valeur n’est pas un paramètre régional valide.'],
  [
    '5ce113e6-5e64-4ea2-90fe-d2233956db13 b57767b1-36c0-40ac-a3d7-629420c775b8 c4a22222-dc92-4fc0-abb0-d95b268c7d0b 45863c26-88dc-41ba-bf53-c73bd1f7e90d',
    'Cette valeur n’est pas un fuseau horaire valide.',
  ],
  // Moments
  [
    '1a9da513-2640-4f84-9b6a-4d99dcddc628 d52afa47-620d-4d99-9f08-f4d85b36e33c 5e797c9d-74f7-4098-baa3-94390c447b27',
    'Cette valeur n’est pas une date et une heure valides.',
  ],
  [
    '69819696-02ac-4a99-9ff0-14e127c4d1bc 3c184ce5-b31d-4de7-8b76-326da7b2be93',
    'Cette valeur n’est pas une date valide.',
  ],
  [
    '9d27b2bb-f755-4fbf-b725-39b1edbdebdf 8532f9e1-84b2-4d67-8989-0818bc38533b',
    'Cette valeur n’est pas une heure valide.',
  ],
  [
    '19012dd1-01c8-4ce8-959f-72ad22684f5f d67ebfc9-45fe-4e4c-a038-5eaa56895ea3',
    'Cette valeur n’est pas une semaine valide.',
  ],
  ['9b506423-77a3-4749-aa34-c822a08be978', 'Cette semaine est trop tôt.'],
  ['85156377-d1e6-42cd-8f6e-dc43c2ecb72b', 'Cette semaine est trop tard.'],
  // Choices, lists and records
  ['ba785a8c-82cb-4283-967c-3cf342181b40', 'Cette valeur n’est pas du type attendu.'],
  ['8e179f1b-97aa-4560-a02f-2a8b42e49df7', 'Cette valeur doit être l’un des choix proposés.'],
  ['11edd7eb-5872-4b6e-9f12-89923999fd0e', 'Il n’y a pas assez de choix.', 'Il faut au moins {0} choix.'],
  ['9bd98e49-211c-433f-8630-fd1c2d0f08c3', 'Il y a trop de choix.', 'Il faut au maximum {0} choix.'],
  [
    'bef8e338-6ae5-4caf-b8e2-50e7b0579e69',
    'Cette collection n’a pas assez d’éléments.',
    'Cette collection doit contenir au moins {0} élément{s}.',
  ],
  [
    '756b1212-697c-468d-a9ad-50dd783bb169',
    'Cette collection a trop d’éléments.',
    'Cette collection doit contenir au maximum {0} élément{s}.',
  ],
  [
    '9fe5d43f-3784-4ece-a0e1-473fc02dadbc',
    'Cette collection n’a pas le nombre d’éléments attendu.',
    'Cette collection doit contenir exactement {0} élément{s}.',
  ],
  ['7911c98d-b845-4da0-94b7-a8dac36bc55a', 'Cette collection ne doit pas comporter de doublons.'],
  ['23bd9dbf-6b9b-41cd-a99e-4844bcf3077f', 'Cette valeur est déjà utilisée.'],
  // Passwords
  ['2d2a8bb4-ddc8-45e4-9b0f-8670d3a3e290', 'Cette valeur n’est pas votre mot de passe actuel.'],
  [
    'd9bcdbfe-a9d6-4bfa-a8ff-da5fd93e0f6d',
    'Ce mot de passe a été divulgué lors d’une fuite de données\u00a0: choisissez-en un autre.',
  ],
  [
    '4234df00-45dd-49a4-b303-a75dbf8b10d8',
    'Ce mot de passe est trop faible\u00a0: choisissez-en un plus fort.',
  ],
  // Files, pictures and videos
  ['d2a3fb6e-7ddc-4210-8fbf-2ab345ce1998', 'Le fichier n’a pas été trouvé.'],
  ['c20c92a4-5bfa-4202-9477-28e800e0f6ff', 'Le fichier n’est pas lisible.'],
  ['5d743385-9775-4aa5-8ff5-495fb1e60137', 'Le fichier est vide.'],
  ['df8637af-d466-48c6-a59d-e7126250a654', 'Le fichier est trop volumineux.'],
  ['744f00bc-4389-4c74-92de-9a43cde55534', 'Ce type de fichier n’est pas accepté.'],
  ['c8c7315c-6186-4719-8b71-5659e16bdcb7', 'Cette extension de fichier n’est pas acceptée.'],
  [
    'e5706483-91a8-49d8-9a59-5e81a3c634a8',
    'Le nom du fichier est trop long.',
    'Le nom du fichier est trop long\u00a0: {0} caractère{s} au maximum.',
  ],
  [
    '04ee58e1-42b4-45c7-8423-8a4a145fedd9',
    'Le nom du fichier contient des caractères qui ne sont pas acceptés.',
  ],
  [
    '6d55c3f4-e58e-4fe3-91ee-74b492199956 5dab98df-43c8-481b-94f9-46a3c958285c',
    'Les dimensions n’ont pas pu être lues.',
  ],
  [
    '7f87163d-878f-47f5-99ba-a8eb723a1ab2 9e18d6a4-aeda-4644-be8e-9e29dbfd6c4a',
    'La largeur est trop grande.',
    'La largeur est trop grande\u00a0: {1} pixels au maximum.',
  ],
  [
    '9afbd561-4f90-4a27-be62-1780fc43604a b267f54b-d994-46d4-9ca6-338fc4f7962f',
    'La largeur est trop petite.',
    'La largeur est trop petite\u00a0: {1} pixels au minimum.',
  ],
  [
    '7efae81c-4877-47ba-aa65-d01ccb0d4645 44f4c411-0199-48c2-b597-df1f5944ccde',
    'La hauteur est trop grande.',
    'La hauteur est trop grande\u00a0: {1} pixels au maximum.',
  ],
  [
    'aef0cb6a-c07f-4894-bc08-1781420d7b4c 0b6bc3ce-df90-40f9-90aa-5bbb840cb481',
    'La hauteur est trop petite.',
    'La hauteur est trop petite\u00a0: {1} pixels au minimum.',
  ],
  [
    '1b06b97d-ae48-474e-978f-038a74854c43 510ddf98-2eda-436e-be7e-b6f107bc0e22',
    'Il n’y a pas assez de pixels.',
    'Il n’y a pas assez de pixels\u00a0: {1} au minimum.',
  ],
  [
    'ee0804e8-44db-4eac-9775-be91aaf72ce1 ff0a8ee8-951d-4c97-afe2-03c0d61a2a02',
    'Il y a trop de pixels.',
    'Il y a trop de pixels\u00a0: {1} au maximum.',
  ],
  [
    '70cafca6-168f-41c9-8c8c-4e47a52be643 5e6b9c21-d4d8-444d-9f4c-e3ff1e25a9a6',
    'Le rapport entre largeur et hauteur est trop grand.',
  ],
  [
    '59b8c6ef-bcf2-4ceb-afff-4642ed92f12e 26985857-7447-49dc-b271-1477a76cc63c',
    'Le rapport entre largeur et hauteur est trop petit.',
  ],
  [
    '5d41425b-facb-47f7-a55a-de9fbe45cb46 18500335-b868-4056-b2a2-aa2aeeb0cbdf',
    'Le format carré n’est pas accepté.',
  ],
  [
    '6f895685-7cf2-4d65-b3da-9029c5581d88 cbf38fbc-04c0-457a-8c29-a6f3080e415a',
    'Le format paysage n’est pas accepté.',
  ],
  [
    '65608156-77da-4c79-a88c-02ef6d18c782 6c3e34a8-94d5-4434-9f20-fb9c0f3ab531',
    'Le format portrait n’est pas accepté.',
  ],
  [
    '5d4163f3-648f-4e39-87fd-cc5ea7aad2d1 591b9c4d-d357-425f-8672-6b187816550e',
    'Le fichier est abîmé et ne peut pas être lu.',
  ],
  [
    '2d1b2b2e-3f37-4fdd-9a2a-8b6b77b2a6a3 a9f2f6f7-2b5a-4f3c-b746-d3e2e9d1b2a1 b7c9d2a4-5e1f-4aa0-8f9d-1c3e2b4a6d7e b51c7662-cb8d-41b4-9abe-7f907911ab00',
    'Ce format de vidéo n’est pas accepté.',
  ],
];
