<?php

declare(strict_types=1);

namespace App\Security;

use Symfony\Bundle\SecurityBundle\Security;
use Symfony\Component\EventDispatcher\Attribute\AsEventListener;
use Symfony\Component\HttpKernel\Event\ControllerEvent;
use Symfony\Component\Security\Core\Exception\AccessDeniedException;

/** Refuses what an account without the right would write. */
#[AsEventListener]
final readonly class EditorsWrite
{
    public function __construct(private Security $security)
    {
    }

    public function __invoke(ControllerEvent $event): void
    {
        $request = $event->getRequest();
        $isWrite = $request->attributes->has('_api_resource_class') && !$request->isMethodSafe();
        if ($isWrite && !$this->security->isGranted('ROLE_EDITOR')) {
            throw new AccessDeniedException('Access Denied.');
        }
    }
}
