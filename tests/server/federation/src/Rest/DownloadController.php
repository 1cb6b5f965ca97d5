<?php

declare(strict_types=1);

namespace App\Rest;

use App\Entity\File;
use Doctrine\ORM\EntityManagerInterface;
use Symfony\Component\HttpFoundation\HeaderUtils;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Attribute\AsController;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;
use Symfony\Component\Routing\Attribute\Route;

#[AsController]
final readonly class DownloadController
{
    public function __construct(private EntityManagerInterface $em)
    {
    }

    #[Route('/api/files/{id<\d+>}/{name}', methods: ['GET'])]
    public function download(int $id, string $name): Response
    {
        $file = $this->em->find(File::class, $id);
        if (null === $file || $file->originalFilename !== $name) {
            throw new NotFoundHttpException();
        }
        $plain = preg_replace('/[^\x20-\x7e]|[%\/\\\\]/', '_', $name);

        return new Response($file->bytes(), 200, [
            'Content-Type' => $file->getMimeType(),
            'Content-Disposition' => HeaderUtils::makeDisposition('attachment', $name, $plain),
        ]);
    }
}
