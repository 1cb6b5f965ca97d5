import { typeset } from '../../../i18n/typography.ts';

/** The declaration of accessibility, by the model of the State. */
export const declarationTexts = typeset({
  title: 'Déclaration d’accessibilité',
  commitment:
    '%{publisher} s’engage à rendre ses services numériques accessibles, conformément à l’article 47 de la loi n°\u00a02005-102 du 11\u00a0février 2005.',
  plan: 'À cette fin, il existe un schéma pluriannuel de mise en accessibilité :',
  scope: 'Cette déclaration d’accessibilité s’applique à %{site}, qui utilise le logiciel Raquette.',
  state: {
    title: 'État de conformité',
    is: 'Ce site est',
    with: 'avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2',
    why: {
      full: ' : tous les critères qui s’appliquent sont respectés.',
      partial: ', en raison des non-conformités énumérées ci-dessous.',
      none: ', en raison des non-conformités énumérées ci-dessous : moins de la moitié des critères qui s’appliquent sont respectés.',
      unchecked:
        ' : il n’existe pas encore de résultat d’audit qui permette de mesurer le respect des critères.',
    },
  },
  results: {
    title: 'Résultats des tests',
    text: 'L’audit de conformité a été réalisé le %{date} par auto-évaluation, par les auteurs du logiciel et non par un organisme indépendant. Il révèle que :',
    rate: '%{rate}\u00a0% des critères du RGAA qui s’appliquent sont respectés ;',
    counts:
      'critères examinés : %{total} ; respectés : %{conforming} ; non respectés : %{failing} ; non applicables : %{notApplicable}.',
    scope:
      'L’audit porte sur le logiciel tel qu’il est livré. Les textes, les images et les fichiers que l’exploitant et les clubs y ajoutent n’en font pas partie.',
    unchecked: 'Aucun critère n’a encore été vérifié.',
  },
  content: {
    title: 'Contenus non accessibles',
    failures: 'Non-conformités',
    none: 'Aucune non-conformité n’est connue à ce jour.',
    unknown: 'Les non-conformités ne sont pas encore connues.',
    criterion: 'Critère %{criterion} : %{title}',
    until: 'Correction prévue : %{until}.',
    burden: 'Dérogations pour charge disproportionnée',
    noBurden: 'Aucune dérogation n’est invoquée.',
    exempt: 'Contenus non soumis à l’obligation d’accessibilité',
    maps: 'Les cartes interactives : les lieux qu’elles montrent se lisent aussi en liste, avec leur adresse.',
    files:
      'Les fichiers que déposent des tiers, comme le règlement d’un tournoi ou l’affiche d’un événement, lorsqu’ils ne sont ni financés, ni réalisés, ni contrôlés par l’exploitant de ce site.',
  },
  making: {
    title: 'Établissement de cette déclaration d’accessibilité',
    date: 'Cette déclaration a été établie le %{date}.',
    technologies: 'Technologies utilisées pour la réalisation du site',
    technologyList: 'HTML5, CSS, JavaScript, SVG et WAI-ARIA.',
    environment: 'Environnement de test',
    browser:
      'Les vérifications de restitution ont été faites au clavier seul, dans le navigateur Chromium, sur l’arbre d’accessibilité qu’il transmet aux technologies d’assistance. Elles n’ont pas été refaites avec un lecteur d’écran.',
    tools: 'Outils pour évaluer l’accessibilité',
    axe: 'axe-core, sur chaque page de l’échantillon ;',
    own: 'les tests automatiques du logiciel (Playwright), qui mesurent notamment les contrastes, l’ordre de lecture, le parcours au clavier, l’agrandissement et l’espacement du texte ;',
    eye: 'une lecture des 106 critères, un par un, dont le résultat est publié avec le code du logiciel.',
    pages: 'Pages du site ayant fait l’objet de la vérification de conformité',
    noPages: 'Aucune page n’a encore été vérifiée.',
  },
  contact: {
    title: 'Retour d’information et contact',
    text: 'Si vous n’arrivez pas à accéder à un contenu ou à un service, vous pouvez contacter le responsable de ce site pour être orienté vers une alternative accessible ou obtenir le contenu sous une autre forme.',
  },
  recourse: {
    title: 'Voies de recours',
    text: 'Cette procédure est à utiliser dans le cas suivant : vous avez signalé au responsable du site un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et vous n’avez pas obtenu de réponse satisfaisante. Vous pouvez :',
    form: 'écrire un message au Défenseur des droits',
    delegate: 'contacter le délégué du Défenseur des droits dans votre région',
    and: ' ;',
    letter:
      'envoyer un courrier par la poste (gratuit, ne pas mettre de timbre) : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
  },
});
