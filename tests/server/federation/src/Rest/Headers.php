<?php

declare(strict_types=1);

namespace App\Rest;

use App\Entity\Season;
use Doctrine\ORM\EntityManagerInterface;
use Symfony\Component\EventDispatcher\Attribute\AsEventListener;
use Symfony\Component\HttpKernel\Event\ResponseEvent;

/** The headers of every answer that carry the state of descriptions and season. */
#[AsEventListener]
final readonly class Headers
{
    private const CACHE_VERSION = '8e06150efd0545adee451f9755411c6b';

    public function __construct(private EntityManagerInterface $em)
    {
    }

    public function __invoke(ResponseEvent $event): void
    {
        if (!$event->isMainRequest() || $event->getRequest()->isMethod('OPTIONS') || !$this->em->isOpen()) {
            return;
        }
        $headers = $event->getResponse()->headers;
        $headers->set('Cache-Version', self::CACHE_VERSION);
        $season = $this->em->getRepository(Season::class)->findOneBy(['current' => true]);
        if (null !== $season) {
            $headers->set('Current-Season', (string) $season->getId());
            $headers->set('Current-Season-Update', $season->dateModified->format(\DATE_ATOM));
        }
    }
}
