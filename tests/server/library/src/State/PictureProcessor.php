<?php

declare(strict_types=1);

namespace Library\State;

use ApiPlatform\Metadata\Operation;
use ApiPlatform\State\ProcessorInterface;
use Doctrine\ORM\EntityManagerInterface;
use Library\Entity\Picture;
use Symfony\Component\HttpFoundation\File\UploadedFile;
use Symfony\Component\HttpKernel\Exception\BadRequestHttpException;

/** @implements ProcessorInterface<mixed, Picture> */
final readonly class PictureProcessor implements ProcessorInterface
{
    public function __construct(private EntityManagerInterface $em)
    {
    }

    public function process(mixed $data, Operation $operation, array $uriVariables = [], array $context = []): Picture
    {
        $file = $context['request']->files->get('file');
        if (!$file instanceof UploadedFile) {
            throw new BadRequestHttpException('"file" is required');
        }
        $picture = new Picture();
        $picture->contentUrl = '/media/'.$file->getClientOriginalName();
        $this->em->persist($picture);
        $this->em->flush();

        return $picture;
    }
}
